import type { VFile } from 'vfile'
import { z } from 'zod'
import {
  addMessage,
  checkLinkNames,
  checkValues,
  didYouMean,
  fillPlaceholders,
  recordPath,
  toUrlPath,
} from '../../renderer/index.ts'
import { getStatus, siteDay } from '../lifecycle.ts'
import { placeholderValues } from '../placeholders.ts'
import { type Content, readContent } from '../readContent.ts'
import { articleSchema } from '../schemas/article.ts'
import type { Kind } from '../schemas/fields.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkComponents } from './checkComponents.ts'
import { checkDangers } from './checkDangers.ts'
import { checkFacts } from './checkFacts.ts'
import { checkLinks } from './checkLinks.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkSources } from './checkSources.ts'
import { checkUnique } from './checkUnique.ts'
import { findRecords, pageKey, readSite, type Site } from './site.ts'

/** The fields that decide whether an article is shown. Invalid values count as missing. */
const { draft, published, expires } = articleSchema.shape
const datesSchema = z.object({
  draft: draft.catch(undefined),
  published: published.optional().catch(undefined),
  expires: expires.catch(undefined),
})

/** Checks the records, and, if they are valid, the references between files. */
export function checkRecords(root: string, texts: VFile[]) {
  const { files, content } = readContent(root)
  const site = content && readSite(content)
  if (site) {
    const redirectsFile = findRecords(files, 'redirects')
    if (redirectsFile) checkRedirects(redirectsFile, content, texts, site)
    checkSite(texts, files, site)
    checkFacts(files, content, site.today)
    checkDangers([...texts, ...files], content.dangers)
    const fill = fillPlaceholders(placeholderValues(content))
    for (const file of texts) {
      checkComponents(file, content)
      for (const { text, offset } of file.data.texts ?? [])
        fill(text, (explanation) => addMessage(file, offset, 'records', explanation))
    }
    namePictures(
      files,
      'people',
      content.people.map(({ portrait }) => portrait),
    )
    namePictures(files, 'home', [content.home.hero.photo?.file])
    const file = findRecords(files, 'sources')
    if (file) checkSources(file, content.sources, citedIn([...texts, ...files]), site.today)
  }
  // Without records, the time zone is unknown.
  const today = site?.today ?? siteDay('UTC')
  for (const file of texts) file.data.isUnpublished = isUnpublished(file, today)
  return { files, paths: [...Object.keys(site?.pages ?? {}), ...texts.map(toUrlPath)] }
}

/** Lists the pictures of a record, which are in a folder with its name. */
function namePictures(files: VFile[], record: 'people' | 'home', names: (string | undefined)[]) {
  const file = findRecords(files, record)
  if (file) file.data.pictures = names.flatMap((name) => (name ? `content/${record}/${name}` : []))
}

function isUnpublished(file: VFile, today: string): boolean {
  const { fields = { draft: /^draft: *true\b/m.test(String(file)) } } = file.data
  const { data } = datesSchema.safeParse(fields)
  return data !== undefined && getStatus(data, today) !== 'published'
}

/** What files cite: source ids, and keys of the external pages that documents link to. */
function citedIn(files: VFile[]): Set<string> {
  return new Set(
    files.flatMap(({ path, data: { references = [], links = [] } }) => [
      ...references.filter(({ kinds }) => kinds.includes('source')).map(({ slug }) => slug),
      ...(path === recordPath('sources') ? [] : links.map(({ href }) => pageKey(href))),
    ]),
  )
}

export function checkSite(texts: VFile[], recordFiles: VFile[], site: Site): void {
  const byAddress = new Map(texts.toReversed().map((file) => [toUrlPath(file), file]))
  checkAddresses(texts, recordFiles, site)
  // A copy is reported, and not its original.
  const byAge = texts.toSorted((a, b) => getAge(a).localeCompare(getAge(b)))
  checkUnique([...recordFiles, ...byAge])
  checkAreas(recordFiles, site)
  const navigation = findRecords(recordFiles, 'navigation')
  for (const file of navigation ? [...texts, navigation] : texts) checkLinkNames(file, navigation)
  for (const file of [...texts, ...recordFiles]) {
    checkReferences(file, site)
    checkLinks(file, byAddress, site)
    checkValues(file)
  }
}

export const recordsOf: Record<string, { record: string; field: string }> = {
  service: { record: 'services', field: 'services.*.slug' },
  group: { record: 'services', field: 'groups.*.id' },
  city: { record: 'cities', field: '*.slug' },
  area: { record: 'areas', field: '*.slug' },
  coupon: { record: 'coupons', field: '*.code' },
  source: { record: 'sources', field: '*.id' },
  person: { record: 'people', field: '*.slug' },
} satisfies Record<Kind, { record: keyof Content; field: string }>

function checkReferences(file: VFile, { names }: Site): void {
  const byKind: Record<string, string[]> = names
  for (const { slug, offset, kinds } of file.data.references ?? []) {
    const known = kinds.flatMap((kind) => byKind[kind] ?? [])
    if (known.includes(slug)) continue
    addMessage(file, offset, 'reference', {
      reason: `No ${kinds.join(' or ')} is named ${slug}.`,
      note:
        known.length > 0
          ? `${didYouMean(slug, known)}Use one of: ${known.join(', ')}.`
          : `There is no ${kinds.join(' or ')}. Add one to ${kinds.map((kind) => recordPath(recordsOf[kind]?.record ?? kind)).join(' or ')}, or delete this line.`,
    })
  }
}

/** An area without a city would be a heading without a list. */
function checkAreas(recordFiles: VFile[], { names }: Site): void {
  const areasFile = findRecords(recordFiles, 'areas')
  const citiesFile = findRecords(recordFiles, 'cities')
  if (!areasFile || !citiesFile) return
  const references = citiesFile.data.references ?? []
  const used = references.filter(({ kinds }) => kinds.includes('area')).map(({ slug }) => slug)
  // A misspelled area is reported on its own.
  if (used.some((slug) => !names.area.includes(slug))) return
  for (const [index, slug] of names.area.entries()) {
    if (used.includes(slug)) continue
    addMessage(areasFile, `${index}.slug`, 'areas', {
      reason: `No city is in the area ${slug}.`,
      note: 'Give a city this area in content/cities.yaml, or delete the area.',
    })
  }
}

/** Sorts drafts last, and the others by their first day on the site. */
function getAge({ data: { frontmatter } }: VFile): string {
  return frontmatter?.draft ? 'draft' : (frontmatter?.published ?? '')
}
