import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fillPlaceholders, placeholderValues } from '../renderer/content/placeholders.ts'
import { parseYaml, readYaml, type YamlContent } from '../renderer/content/readYaml.ts'
import { UserError } from '../renderer/content/userError.ts'
import { aboutSchema } from './schemas/about.ts'
import { afterContactSchema } from './schemas/afterContact.ts'
import { areasSchema } from './schemas/areas.ts'
import { brandSchema } from './schemas/brand.ts'
import { businessSchema } from './schemas/business.ts'
import { calculatorsSchema } from './schemas/calculators.ts'
import { citiesSchema } from './schemas/cities.ts'
import { couponsSchema } from './schemas/coupons.ts'
import { faqSchema } from './schemas/faq.ts'
import { homeSchema } from './schemas/home.ts'
import { localSchema } from './schemas/local.ts'
import { mapSchema } from './schemas/map.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { pagesSchema } from './schemas/pages.ts'
import { redirectsSchema } from './schemas/redirects.ts'
import { servicesSchema } from './schemas/services.ts'
import { sourcesSchema } from './schemas/sources.ts'
import { symptomsSchema } from './schemas/symptoms.ts'
import { testimonialsSchema } from './schemas/testimonials.ts'

/** All records, one file each. */
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
  symptoms: symptomsSchema.optional(),
  brand: brandSchema,
  sources: sourcesSchema,
  redirects: redirectsSchema,
})

export type Content = z.output<typeof contentSchema>

/** A record file with its errors. */
interface RecordFile extends YamlContent<unknown> {
  /** Relative to the project root. */
  path: string
  source: string
}

/** Reads all record files. @returns the content, unless a file has an error */
export function readContent(root: string): { files: RecordFile[]; content?: Content } {
  const sources = Object.entries(contentSchema.shape).map(([name, schema]) => {
    const path = recordPath(name)
    const exists = existsSync(join(root, path))
    const source = exists ? readText(join(root, path)) : ''
    return { name, schema, path, exists, source, parsed: parseYaml(source, schema) }
  })
  const readable = sources.filter(({ parsed }) => !parsed.wrongSyntax)
  const raw = readable.map(({ name, parsed }) => [name, parsed.document.toJS()])
  const fill = fillPlaceholders(placeholderValues(Object.fromEntries(raw)))
  const files = sources.map(({ schema, path, source, exists, parsed }) => {
    const file = { path, source, ...readYaml(source, schema, fill, parsed) }
    if (exists || file.data) return file
    const isOptional = schema.safeParse(undefined).success
    const missing = { offset: 0, reason: `${path} is missing.`, note: 'Write it, or restore it.' }
    return { ...file, errors: isOptional ? [] : [missing] }
  })
  const data = Object.fromEntries(sources.map(({ name }, index) => [name, files[index]?.data]))
  const { data: content } = contentSchema.safeParse(data)
  return { files, content }
}

let lastContent: Content | undefined

/**
 * Loads the content for pages. While a file has an error, the dev server keeps the last valid
 * content: without any, even the error page could not render, and requests would hang.
 * @throws UserError with all errors
 */
export function loadContent(root: string): Content {
  const { files, content = lastContent } = readContent(root)
  lastContent = content
  if (content) return content
  const errors = files.flatMap(({ path, errors }) =>
    errors.map(({ reason, note }) => `${path}: ${reason} ${note}`),
  )
  throw new UserError(errors.join('\n'))
}

/** A record file's path, relative to the project root. JSON is valid YAML. */
export function recordPath(name: string): string {
  return `content/${name}.${name === 'map' ? 'geojson' : 'yaml'}`
}

/** Reads a file without the byte order mark that some editors add. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}
