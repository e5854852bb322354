import type { VFile } from 'vfile'
import { z } from 'zod'
import {
  addMessage,
  checkLinkNames,
  checkValues,
  fillPlaceholders,
  hasError,
  kindOf,
  recordPath,
  toUrlPath,
  untranslated,
} from '../../renderer/index.ts'
import { findLanguages, readAddresses } from '../languages.ts'
import { getStatus, siteDay } from '../lifecycle.ts'
import { placeholderValues } from '../placeholders.ts'
import { readContent } from '../readContent.ts'
import { articleSchema } from '../schemas/article.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkComponents } from './checkComponents.ts'
import { checkDangers } from './checkDangers.ts'
import { checkFacts } from './checkFacts.ts'
import { checkLinks } from './checkLinks.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences } from './checkReferences.ts'
import { checkSources } from './checkSources.ts'
import { checkTranslation } from './checkTranslation.ts'
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
export function checkRecords(root: string, documents: VFile[]) {
  const { files, content } = readContent(root)
  const texts = documents.filter(({ path }) => untranslated(path) === path)
  const others = documents.filter((file) => !texts.includes(file))
  const site = content && readSite(content)
  const addresses = new Map(
    content && findLanguages(root).map((code) => [code, readAddresses(root, content, code)]),
  )
  if (site) {
    const redirectsFile = findRecords(files, 'redirects')
    const translatedPages = [...addresses.values()].flatMap((each) => [...each.values()])
    if (redirectsFile) checkRedirects(redirectsFile, content, texts, site, translatedPages)
    checkSite(texts, files, site)
    checkFacts(files, content, site.today)
    checkDangers([...texts, ...files], content.dangers)
    const fill = fillPlaceholders(placeholderValues(content))
    for (const file of texts) {
      checkComponents(file, content)
      for (const { text, offset } of file.data.texts ?? [])
        fill(text, (explanation) => addMessage(file, offset, 'records', explanation))
    }
    const portraits = content.people.map(({ portrait }) => portrait)
    namePictures(files, 'people', portraits)
    namePictures(files, 'home', [content.home.hero.photo?.file])
  }
  const own = site && { content, site, byAddress: byAddress(texts) }
  const translated = [...addresses].flatMap(([language, addresses]) => {
    const theirs = others.filter(({ path }) => path.startsWith(`content/${language}/`))
    return own ? checkTranslation(root, language, theirs, { ...own, addresses }) : []
  })
  const sources = findRecords(files, 'sources')
  if (site) {
    // A text with an error may cite more, and link to more, than what is known.
    const isComplete = texts.every(isReadable) && !others.some(hasError)
    if (isComplete) checkLinked(texts, files)
    const cited = isComplete ? citedIn([...documents, ...files, ...translated]) : undefined
    if (sources) checkSources(sources, content.sources, site.today, cited)
  }
  // Without records, the time zone is unknown.
  const today = site?.today ?? siteDay('UTC')
  for (const file of documents) file.data.isUnpublished = isUnpublished(file, today)
  return {
    files: [...files, ...translated],
    paths: [...Object.keys(site?.pages ?? {}), ...texts.map(toUrlPath)],
  }
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

/** Visitors don't find a page of the owner that nothing leads to. */
function checkLinked(texts: VFile[], files: VFile[]) {
  for (const page of texts.filter((file) => kindOf(file).folder === 'pages' && !hasError(file))) {
    const path = toUrlPath(page)
    const isOther = (file: VFile) => file !== page && file.path !== recordPath('redirects')
    const others = [...texts, ...files].filter(isOther)
    const links = others.flatMap(({ data }) => data.links ?? [])
    if (
      page.data.frontmatter?.draft ||
      links.some(({ href }) => href.replace(/[?#].*/, '') === path)
    )
      continue
    const explanation = {
      reason: `No page leads to ${path}, so visitors don't find it.`,
      note: 'Link to it, for example in content/navigation.yaml.',
    }
    addMessage(page, 0, 'unlinked', explanation, false)
  }
}

const isReadable = ({ data: { code, fields } }: VFile) => Boolean(code && fields)

/** What files cite: source ids, and keys of the external pages that documents link to. */
function citedIn(files: VFile[]): Set<string> {
  return new Set(
    files.flatMap(({ path, data: { references = [], links = [] } }) => [
      ...references.filter(({ kinds }) => kinds.includes('source')).map(({ slug }) => slug),
      ...(path === recordPath('sources') ? [] : links.map(({ href }) => pageKey(href))),
    ]),
  )
}

/** Of two files with one address, the first. */
function byAddress(texts: VFile[]): Map<string, VFile> {
  return new Map(texts.toReversed().map((file) => [toUrlPath(file), file]))
}

export function checkSite(texts: VFile[], recordFiles: VFile[], site: Site): void {
  const pages = byAddress(texts)
  checkAddresses(texts, recordFiles, site)
  // A copy is reported, and not its original.
  const byAge = texts.toSorted((a, b) => getAge(a).localeCompare(getAge(b)))
  checkUnique([...recordFiles, ...byAge])
  checkAreas(recordFiles, site)
  const navigation = findRecords(recordFiles, 'navigation')
  for (const file of navigation ? [...texts, navigation] : texts) checkLinkNames(file, navigation)
  for (const file of [...texts, ...recordFiles]) {
    checkReferences(file, site)
    checkLinks(file, pages, site)
    checkValues(file)
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
