import type { VFile } from 'vfile'
import { didYouMean } from '../../content/model/didYouMean.ts'
import { addressOf, isArticle, slugOfFile } from '../mdx/fileData.ts'
import { addMessage } from '../mdx/messages.ts'
import { checkLinks } from './checkLinks.ts'
import type { Site } from './site.ts'

/**
 * Checks what depends on more than one file: links, references, titles and addresses.
 * @param texts the compiled texts
 * @param records the .ts files
 */
export function checkSite(texts: VFile[], records: VFile[], site: Site): void {
  const byAddress = new Map(texts.toReversed().map((file) => [addressOf(file), file]))
  for (const file of texts) {
    checkAddress(file, byAddress.get(addressOf(file)), site)
    checkReferences(file, site)
  }
  checkTitles(texts)
  for (const file of [...texts, ...records]) checkLinks(file, byAddress, site)
}

/** Two files can't be one page, and a service or a city must exist. */
function checkAddress(file: VFile, first: VFile | undefined, site: Site): void {
  const slug = slugOfFile(file)
  if (first && first !== file) {
    addMessage(file, 0, 'address', {
      reason: `${first.path} has the same address, ${addressOf(file)}.`,
      note: 'Rename or delete one of the two files.',
    })
  }
  if (isArticle(file)) return
  if (file.path.startsWith('content/services/'))
    requireKnown(file, 0, slug, 'service', site.services)
  else requireKnown(file, 0, slug, 'city', site.cities)
}

/** Services, places and areas that a text names must exist. */
function checkReferences(file: VFile, { services, areas, cities }: Site): void {
  const { article, areas: named = [], places } = file.data
  article?.services.forEach((slug, index) => {
    requireKnown(file, places?.[`services.${index}`], slug, 'service', services)
  })
  article?.places?.forEach((slug, index) => {
    requireKnown(file, places?.[`places.${index}`], slug, 'area or city', [...areas, ...cities])
  })
  for (const { slug, place } of named) requireKnown(file, place, slug, 'area', areas)
}

function requireKnown(
  file: VFile,
  place: number | undefined,
  slug: string,
  kind: string,
  known: string[],
): void {
  if (known.includes(slug)) return
  addMessage(file, place, 'reference', {
    reason: `No ${kind} is named ${slug}.`,
    note: `${didYouMean(slug, known)}Use one of: ${known.join(', ')}.`,
  })
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
