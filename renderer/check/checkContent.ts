import type { VFile } from 'vfile'
import { didYouMean } from '../../content/model/didYouMean.ts'
import { compileAll } from '../mdx/contentTexts.ts'
import { addressOf, type Reference, slugOfFile } from '../mdx/fileData.ts'
import { addMessage } from '../mdx/messages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkRecords } from './checkRecords.ts'
import type { Records, Site } from './records.ts'

/**
 * Checks all of content/: each text as it is compiled, each record against its schema, and if the
 * records are valid, the references between files.
 * @param root of the project
 * @returns the texts and the .ts files, with all messages
 */
export async function checkContent(root: string, records: Records): Promise<VFile[]> {
  const texts = await compileAll(root)
  const recordFiles = checkRecords(root, records)
  if (records.site) checkSite(texts, recordFiles, records.site)
  return [...recordFiles, ...texts]
}

/** Checks what depends on more than one file: links, references, titles and addresses. */
export function checkSite(texts: VFile[], recordFiles: VFile[], site: Site): void {
  const byAddress = new Map(texts.toReversed().map((file) => [addressOf(file), file]))
  for (const file of texts) checkAddress(file, byAddress.get(addressOf(file)))
  checkTitles(texts)
  for (const file of [...texts, ...recordFiles]) {
    checkReferences(file, site)
    checkLinks(file, byAddress, site)
  }
}

/** Two files can't be one page. */
function checkAddress(file: VFile, first: VFile | undefined): void {
  if (!first || first === file) return
  addMessage(file, 0, 'address', {
    reason: `${first.path} has the same address, ${addressOf(file)}.`,
    note: 'Rename or delete one of the two files.',
  })
}

/** What a file names must exist: services, cities, areas and coupons. */
function checkReferences(file: VFile, { names }: Site): void {
  const { article, places, references = [] } = file.data
  const [, folder] = file.path.match(/^content\/(services|cities)\//) ?? []
  if (folder) requireName(slugOfFile(file), 0, folder === 'services' ? 'service' : 'city')
  for (const { slug, place, kind } of references) requireName(slug, place, kind)
  article?.services.forEach((slug, index) => {
    requireName(slug, places?.[`services.${index}`], 'service')
  })
  article?.places?.forEach((slug, index) => {
    requireName(slug, places?.[`places.${index}`], 'area', 'city')
  })

  function requireName(slug: string, place: number | undefined, ...kinds: Reference['kind'][]) {
    const known = kinds.flatMap((kind) => names[kind])
    if (known.includes(slug)) return
    addMessage(file, place, 'reference', {
      reason: `No ${kinds.join(' or ')} is named ${slug}.`,
      note: `${didYouMean(slug, known)}Use one of: ${known.join(', ')}.`,
    })
  }
}

/** Two articles of one title look the same in search results. Reported in the newer one. */
function checkTitles(texts: VFile[]): void {
  const byTitle = new Map<string, VFile>()
  for (const file of texts.toSorted((a, b) => publishedOf(a).localeCompare(publishedOf(b)))) {
    const title = file.data.article?.title.toLowerCase()
    const older = title && byTitle.get(title)
    if (older) {
      addMessage(file, file.data.places?.title, 'title', {
        reason: `${older.path} has the same title.`,
        note: 'Give this article another title.',
      })
    } else if (title) byTitle.set(title, file)
  }
}

function publishedOf({ data }: VFile): string {
  return data.article?.published ?? ''
}
