import type { VFile } from 'vfile'
import { z } from 'zod'
import {
  addMessage,
  checkLinkNames,
  checkValues,
  didYouMean,
  recordPath,
  slugOfFile,
  toUrlPath,
} from '../../renderer/index.ts'
import { getStatus, siteDay } from '../lifecycle.ts'
import { type Content, readContent } from '../readContent.ts'
import { articleSchema } from '../schemas/article.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkBrand } from './checkBrand.ts'
import { checkComponents } from './checkComponents.ts'
import { checkCoupons } from './checkCoupons.ts'
import { checkLinks } from './checkLinks.ts'
import { checkMap } from './checkMap.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkSources } from './checkSources.ts'
import { checkUnique } from './checkUnique.ts'
import { pageKey, readSite, type Site } from './site.ts'

/** The fields that decide whether an article is shown. Invalid values count as missing. */
const { draft, published, expires } = articleSchema.shape
const datesSchema = z.object({
  draft: draft.catch(undefined),
  published: published.optional().catch(undefined),
  expires: expires.catch(undefined),
})

/**
 * Checks the records, and, if they are valid, the references between files.
 * @param root of the project @param texts the documents
 * @returns the record files, and the paths of all pages
 */
export function checkRecords(root: string, texts: VFile[]) {
  const { files, content } = readContent(root)
  const site = content && readSite(content)
  if (site) {
    const redirectsFile = findRecords(files, 'redirects')
    if (redirectsFile) checkRedirects(redirectsFile, content, texts, site)
    checkSite(texts, files, site)
    checkFacts(files, content, site.today)
    for (const file of texts) checkComponents(file, content)
    const pagesFile = findRecords(files, 'pages')
    const records = site.addresses.filter(({ record }) => record === 'pages')
    const paths = records.map(({ field, path }) => [field.replace(/\.path$/, ''), path])
    if (pagesFile) checkRoutes(pagesFile, Object.fromEntries(paths))
    const file = findRecords(files, 'sources')
    if (file) checkSources(file, content.sources, citedIn([...texts, ...files]), site.today)
  }
  // Without records, the time zone is unknown.
  const today = site?.today ?? siteDay('UTC')
  for (const file of texts) file.data.isUnpublished = isUnpublished(file, today)
  return { files, paths: [...Object.keys(site?.pages ?? {}), ...texts.map(toUrlPath)] }
}

/** Runs the checks of valid records that need no other file. @param today YYYY-MM-DD */
export function checkFacts(files: VFile[], content: Content, today: string): void {
  const brandFile = findRecords(files, 'brand')
  if (brandFile) checkBrand(brandFile, content.brand)
  const couponsFile = findRecords(files, 'coupons')
  if (couponsFile) checkCoupons(couponsFile, content.coupons, today)
  checkDangerNotices(files, content)
  checkMap(files, content)
}

/** Without symptoms, there is no danger notice to show. */
function checkDangerNotices(files: VFile[], { services, symptoms }: Content): void {
  const file = findRecords(files, 'services')
  if (!file || symptoms) return
  for (const [index, { hasDangerNotice }] of services.services.entries()) {
    if (!hasDangerNotice) continue
    addMessage(file, file.data.offsets?.[`services.${index}.hasDangerNotice`], 'danger', {
      reason: 'There is no danger notice.',
      note: 'Write one in content/symptoms.yaml, or delete this line and warn in the text.',
    })
  }
}

/** The record file with this name, without folder and extension. */
function findRecords(files: VFile[], name: string): VFile | undefined {
  return files.find(({ path }) => path === recordPath(name))
}

/** Whether a document is a draft, scheduled, or expired. Builds skip it and its errors. */
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

/** Runs the checks that involve more than one file: links, references, titles, and paths. */
export function checkSite(texts: VFile[], recordFiles: VFile[], site: Site): void {
  const byAddress = new Map(texts.toReversed().map((file) => [toUrlPath(file), file]))
  checkAddresses(texts, recordFiles, site)
  checkTitles(texts)
  checkUnique([...recordFiles, ...texts])
  checkAreas(recordFiles, site)
  const navigation = findRecords(recordFiles, 'navigation')
  for (const file of navigation ? [...texts, navigation] : texts) checkLinkNames(file, navigation)
  for (const file of [...texts, ...recordFiles]) {
    checkReferences(file, site)
    checkLinks(file, byAddress, site)
    checkValues(file)
  }
}

/** Checks that the services, cities, areas, coupons, and sources that a file names exist. */
function checkReferences(file: VFile, { names }: Site): void {
  const byKind: Record<string, string[]> = names
  const { references = [] } = file.data
  const [, folder] = file.path.match(/^content\/(services|cities)\//) ?? []
  const kinds = folder === 'services' ? ['service'] : ['city']
  const own = folder ? [{ slug: slugOfFile(file), offset: 0, kinds }] : []
  for (const { slug, offset, kinds } of [...own, ...references]) {
    const known = kinds.flatMap((kind) => byKind[kind] ?? [])
    if (known.includes(slug)) continue
    addMessage(file, offset, 'reference', {
      reason: `No ${kinds.join(' or ')} is named ${slug}.`,
      note:
        known.length > 0
          ? `${didYouMean(slug, known)}Use one of: ${known.join(', ')}.`
          : `There is no ${kinds.join(' or ')}: delete this line.`,
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
    addMessage(areasFile, areasFile.data.offsets?.[`${index}.slug`], 'areas', {
      reason: `No city is in the area ${slug}.`,
      note: 'Give a city this area in content/cities.yaml, or delete the area.',
    })
  }
}

/**
 * Two articles with the same title look alike in search results. Reported in the newer one. If both
 * have the same date, reported in both, because either may be the copy.
 */
function checkTitles(texts: VFile[]): void {
  const byTitle = new Map<string, VFile[]>()
  for (const file of texts) {
    const title = file.data.article?.title.toLowerCase()
    if (title) byTitle.set(title, [...(byTitle.get(title) ?? []), file])
  }
  for (const files of byTitle.values()) {
    for (const file of files) {
      const older = files.find(
        (other) => other !== file && getPublished(other) <= getPublished(file),
      )
      if (!older) continue
      addMessage(file, file.data.offsets?.title, 'title', {
        reason: `${older.path} has the same title.`,
        note: 'Give this article another title.',
      })
    }
  }
}

function getPublished({ data }: VFile): string {
  return data.article?.published ?? ''
}
