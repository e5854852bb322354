import type { VFile } from 'vfile'
import { kindOf, slugOfFile, toUrlPath } from '../renderer/index.ts'
import { getReadingMinutes, orderArticles } from './article.ts'
import { getStatus } from './lifecycle.ts'
import { today as siteToday } from './records.ts'

export function listArticles(documents: VFile[]): string[] {
  const today = siteToday()
  const articles = documents.filter((file) => kindOf(file).noun === 'article')
  const rows = orderArticles(articles.map((file) => toRow(file, documents, today)))
  const counts = ['draft', 'scheduled', 'published', 'expired'].map(
    (name) => `${rows.filter(({ state }) => state === name).length} ${name}`,
  )
  const mistaken = rows.filter(({ state }) => state === 'errors').length
  if (mistaken > 0) counts.push(`${mistaken} with errors`)
  return [
    ...rows.map(
      ({ slug, state, facts, linkedFrom }) =>
        `${state.padEnd(9)}  ${slug}\n           ${facts}\n           linked from: ${linkedFrom}`,
    ),
    `\n${rows.length} articles on ${today}: ${counts.join(', ')}.`,
  ]
}

function toRow(file: VFile, documents: VFile[], today: string) {
  const { frontmatter, wordCount = 0 } = file.data
  // The fields are empty if the frontmatter has an error, and whether it is a draft is unknown.
  const { published = '', updated, expires, listed } = frontmatter ?? {}
  const linksHere = (other: VFile) =>
    other !== file && other.data.links?.some(({ href }) => href.split('#')[0] === toUrlPath(file))
  const facts = [
    !frontmatter && 'see `npm run check`',
    published && `from ${published}`,
    updated && `updated ${updated}`,
    expires && `expires ${expires}`,
    listed && 'listed',
    `${wordCount} words`,
    `${getReadingMinutes(wordCount)} min`,
  ]
  return {
    slug: slugOfFile(file),
    published,
    state: frontmatter ? getStatus(frontmatter, today) : 'errors',
    facts: facts.filter(Boolean).join(', '),
    /** Slugs of the documents that link to it, including in closing boxes. */
    linkedFrom: documents.filter(linksHere).map(slugOfFile).join(', ') || 'nothing',
  }
}
