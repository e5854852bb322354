import { z } from 'zod'
import { readRecords, readTranslation, reportAllErrors, UserError } from '../renderer/index.ts'
import { placeholderValues } from './placeholders.ts'
import { aboutSchema } from './schemas/about.ts'
import { afterContactSchema } from './schemas/afterContact.ts'
import { areasSchema } from './schemas/areas.ts'
import { brandSchema } from './schemas/brand.ts'
import { businessSchema } from './schemas/business.ts'
import { calculatorsSchema } from './schemas/calculators.ts'
import { citiesSchema } from './schemas/cities.ts'
import { couponsSchema } from './schemas/coupons.ts'
import { dangersSchema } from './schemas/dangers.ts'
import { diagramsSchema } from './schemas/diagrams.ts'
import { faqSchema } from './schemas/faq.ts'
import { homeSchema } from './schemas/home.ts'
import { localSchema } from './schemas/local.ts'
import { mapSchema } from './schemas/map.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { pagesSchema } from './schemas/pages.ts'
import { peopleSchema } from './schemas/people.ts'
import { redirectsSchema } from './schemas/redirects.ts'
import { servicesSchema } from './schemas/services.ts'
import { sourcesSchema } from './schemas/sources.ts'
import { symptomsSchema } from './schemas/symptoms.ts'
import { testimonialsSchema } from './schemas/testimonials.ts'
import { wordsSchema } from './schemas/words.ts'

export const contentSchema = z.object({
  business: businessSchema,
  areas: areasSchema,
  services: servicesSchema,
  cities: citiesSchema,
  coupons: couponsSchema,
  testimonials: testimonialsSchema,
  faq: faqSchema,
  home: homeSchema,
  about: aboutSchema,
  afterContact: afterContactSchema,
  pages: pagesSchema,
  navigation: navigationSchema,
  local: localSchema,
  map: mapSchema.optional(),
  calculators: calculatorsSchema.optional(),
  dangers: dangersSchema,
  symptoms: symptomsSchema.optional(),
  brand: brandSchema,
  sources: sourcesSchema,
  people: peopleSchema,
  redirects: redirectsSchema,
  diagrams: diagramsSchema,
  words: wordsSchema,
})

export type Content = z.output<typeof contentSchema>

export function readContent(root: string) {
  return readRecords(root, contentSchema, placeholderValues)
}

export function readLanguage(root: string, language: string) {
  return readTranslation(root, contentSchema, placeholderValues, language)
}

/** By language. */
const lastContent = new Map<string | undefined, Content>()

/**
 * Loads the content for pages. While a file has an error, the dev server keeps the last valid
 * content: without any, even the error page could not render, and requests would hang.
 * @throws UserError with all errors
 */
export function loadContent(root: string, language?: string): Content {
  const translation = language ? readLanguage(root, language) : undefined
  const { files, content: read } = translation
    ? { files: translation.files, content: translation.readContent() }
    : readContent(root)
  const content = read ?? lastContent.get(language)
  if (content) {
    lastContent.set(language, content)
    return content
  }
  throw new UserError(reportAllErrors(files))
}
