import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { ContentError, type ContentMistake } from '../../content/model/validate.ts'
import type { Site } from './site.ts'

/**
 * Loads the records of content/, and collects what their schemas find. Runs where the records are
 * loaded as pages load them: in dev by Vite, so that an edit counts.
 * @param root of the project
 * @param files paths from the root
 * @returns the site, if there is no mistake
 */
export async function loadRecords(
  root: string,
  files: string[],
): Promise<{ mistakes: ContentMistake[]; site?: Site }> {
  const mistakes = new Map<string, ContentMistake>()
  for (const file of files) {
    try {
      await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)
    } catch (error) {
      // A file also fails with a file that it imports: the same mistakes come again.
      for (const mistake of mistakesOf(error, file)) {
        mistakes.set(JSON.stringify([mistake.file, mistake.path, mistake.reason]), mistake)
      }
    }
  }
  return mistakes.size > 0
    ? { mistakes: [...mistakes.values()] }
    : { mistakes: [], site: await readSite() }
}

function mistakesOf(error: unknown, file: string): ContentMistake[] {
  if (error instanceof ContentError) return error.mistakes
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [culprit = file] = stack.match(/content\/\w+\.ts/) ?? []
  return [
    {
      file: culprit,
      record: undefined,
      path: [],
      reason: `This file can't be loaded: ${message}.`,
      note: 'Fix the name or the value, or undo the last change.',
    },
  ]
}

async function readSite(): Promise<Site> {
  const { business } = await import('../../content/business.ts')
  const { cities } = await import('../../content/cities.ts')
  const { pages } = await import('../../content/pages.ts')
  const { services } = await import('../../content/services.ts')
  const { error, ...others } = pages
  return {
    pages: Object.fromEntries([
      ...Object.values(others).map(({ path, name }) => [path, name]),
      ...services.map(({ slug, name }) => [`/services/${slug}`, name]),
      ...cities.map(({ slug, name }) => [`/cities/${slug}`, name]),
    ]),
    services: services.map(({ slug }) => slug),
    cities: cities.map(({ slug }) => slug),
    areas: business.areas.map(({ slug }) => slug),
    today: todayInWashington(),
  }
}
