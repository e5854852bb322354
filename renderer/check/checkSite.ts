import type { Point } from 'unist'
import type { VFile } from 'vfile'
import { didYouMean } from '../../content/model/didYouMean.ts'
import { addError } from '../mdx/addMessage.ts'
import { addressOf, isArticle, slugOfFile } from '../mdx/fileData.ts'
import { checkLinks } from './checkLinks.ts'
import type { Site, SiteCheck } from './site.ts'

/**
 * Checks what no file shows alone: links, references, titles and addresses.
 * @param texts the compiled texts
 * @param records the .ts files
 */
export function checkSite(texts: VFile[], records: VFile[], site: Site): void {
  const byAddress = new Map(texts.toReversed().map((file) => [addressOf(file), file]))
  const check: SiteCheck = {
    site,
    texts: byAddress,
    articles: new Map([...byAddress].filter(([, file]) => isArticle(file))),
  }
  for (const file of texts) {
    checkAddress(file, check)
    checkReferences(file, check)
  }
  checkTitles(texts)
  for (const file of [...texts, ...records]) checkLinks(file, check)
}

/** Two files can't be one page, and a service or a city must exist. */
function checkAddress(file: VFile, { texts, site }: SiteCheck): void {
  const top = { line: 1, column: 1 }
  const slug = slugOfFile(file)
  const other = texts.get(addressOf(file))
  if (other && other !== file) {
    addError(file, top, 'address', {
      reason: `${other.path} has the same address, ${addressOf(file)}.`,
      note: 'Rename or delete one of the two files.',
    })
  }
  const kind = file.path.startsWith('content/services/') ? 'services' : 'cities'
  if (isArticle(file) || site[kind].includes(slug)) return
  addError(file, top, 'address', {
    reason: `No ${kind === 'services' ? 'service' : 'city'} is named ${slug}.`,
    note: `${didYouMean(slug, site[kind])}Name the file after one of: ${site[kind].join(', ')}.`,
  })
}

/** Services, places and areas that a text names must exist. */
function checkReferences(file: VFile, { site }: SiteCheck): void {
  const { article, areas = [], places } = file.data
  const check = (place: Point | undefined, slug: string, kind: string, known: string[]) => {
    if (known.includes(slug)) return
    addError(file, place, 'reference', {
      reason: `No ${kind} is named ${slug}.`,
      note: `${didYouMean(slug, known)}Write one of: ${known.join(', ')}.`,
    })
  }
  article?.services.forEach((slug, index) => {
    check(places?.[`services.${index}`], slug, 'service', site.services)
  })
  article?.places?.forEach((slug, index) => {
    const known = [...site.areas, ...site.cities]
    check(places?.[`places.${index}`], slug, 'area or city', known)
  })
  for (const { slug, place } of areas) check(place, slug, 'area', site.areas)
}

/** Search results could not tell two articles of one title apart. Reported in the newer one. */
function checkTitles(texts: VFile[]): void {
  const byTitle = new Map<string, VFile>()
  const oldestFirst = texts
    .filter(({ data }) => data.article)
    .toSorted((a, b) => publishedOf(a).localeCompare(publishedOf(b)))
  for (const file of oldestFirst) {
    const title = file.data.article?.title.toLowerCase() ?? ''
    const older = byTitle.get(title)
    if (!older) byTitle.set(title, file)
    else {
      addError(file, file.data.places?.title, 'title', {
        reason: `${older.path} has the same title.`,
        note: 'Give this article another title.',
      })
    }
  }
}

function publishedOf({ data }: VFile): string {
  return data.article?.published ?? ''
}
