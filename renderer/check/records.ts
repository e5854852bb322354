import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { ContentError, type ContentMistake } from '../../content/model/validate.ts'
import type { Reference } from '../mdx/fileData.ts'

/** What texts and records may refer to, besides other texts. */
export interface Site {
  /** Every page but the articles: its name by its address. */
  pages: Record<string, string>
  /** Slugs and codes. */
  names: Record<Reference['kind'], string[]>
  /** The day for which the texts are checked, YYYY-MM-DD. */
  today: string
}

export interface Records {
  mistakes: ContentMistake[]
  /** Undefined while there are mistakes. */
  site: Site | undefined
}

/**
 * The records of content/, loaded with this module. Vite's `runnerImport` loads both anew, so that
 * a running dev server sees an edit.
 */
export const records: Records = await loadRecords(join(import.meta.dirname, '../..'))

async function loadRecords(root: string): Promise<Records> {
  const mistakes = new Map<string, ContentMistake>()
  for (const file of globSync('content/*.ts', { cwd: root }).sort()) {
    try {
      await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)
    } catch (error) {
      // A file also fails to load if one that it imports fails, with the same mistakes.
      for (const mistake of mistakesOf(error, file)) {
        mistakes.set(JSON.stringify([mistake.file, mistake.path, mistake.reason]), mistake)
      }
    }
  }
  return {
    mistakes: [...mistakes.values()],
    site: mistakes.size === 0 ? await readSite() : undefined,
  }
}

function mistakesOf(error: unknown, file: string): ContentMistake[] {
  if (error instanceof ContentError) return error.mistakes
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [culprit = file] = stack.match(/content\/\w+\.ts/) ?? []
  return [
    {
      file: culprit,
      path: [],
      reason: `This file can't be loaded: ${message}.`,
      note: 'Fix the name or the value, or undo the last change.',
    },
  ]
}

async function readSite(): Promise<Site> {
  const { business } = await import('../../content/business.ts')
  const { cities } = await import('../../content/cities.ts')
  const { allCoupons } = await import('../../content/coupons.ts')
  const { pages } = await import('../../content/pages.ts')
  const { services } = await import('../../content/services.ts')
  const { error, ...others } = pages
  return {
    pages: Object.fromEntries([
      ...Object.values(others).map(({ path, name }) => [path, name]),
      ...services.map(({ slug, name }) => [`/services/${slug}`, name]),
      ...cities.map(({ slug, name }) => [`/cities/${slug}`, name]),
    ]),
    names: {
      service: services.map(({ slug }) => slug),
      city: cities.map(({ slug }) => slug),
      area: business.areas.map(({ slug }) => slug),
      coupon: allCoupons.map(({ code }) => code),
    },
    today: todayInWashington(),
  }
}
