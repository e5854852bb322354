import type { VFile } from 'vfile'
import { isArticle, slugOfFile, toUrlPath } from '../renderer/index.ts'
import { getReadingMinutes, orderArticles } from './article.ts'
import { getStatus } from './lifecycle.ts'
import { today as siteToday } from './records.ts'

type ArticleRow = ReturnType<typeof toRow>

/** Every article with its status and facts, and how many there are. */
export function listArticles(documents: VFile[]): string[] {
  const today = siteToday()
  const rows = articleRows(documents, today)
  return [
    ...rows.map(
      ({ slug, state, facts, linkedFrom }) =>
        `${state.padEnd(9)}  ${slug}\n           ${facts}\n           linked from: ${linkedFrom}`,
    ),
    `\n${articleCount(rows, today)}`,
  ]
}

/** A row for every article, whatever its status, newest first. @param today YYYY-MM-DD */
export function articleRows(texts: VFile[], today: string): ArticleRow[] {
  return orderArticles(texts.filter(isArticle).map((file) => toRow(file, texts, today)))
}

/** The number of articles, in total and by status. */
export function articleCount(rows: ArticleRow[], today: string): string {
  const counts = ['draft', 'scheduled', 'published', 'expired'].map(
    (name) => `${rows.filter(({ state }) => state === name).length} ${name}`,
  )
  return `${rows.length} articles on ${today}: ${counts.join(', ')}.`
}

function toRow(file: VFile, texts: VFile[], today: string) {
  const { article, wordCount = 0 } = file.data
  // The fields are empty if the frontmatter has an error.
  const { published = '', updated, expires, listed } = article ?? {}
  const linksHere = (other: VFile) =>
    other !== file && other.data.links?.some(({ href }) => href.split('#')[0] === toUrlPath(file))
  const facts = [
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
    state: getStatus(article ?? { draft: true }, today),
    facts: facts.filter(Boolean).join(', '),
    /** Slugs of the documents that link to it, including in closing boxes. */
    linkedFrom: texts.filter(linksHere).map(slugOfFile).join(', ') || 'nothing',
  }
}
