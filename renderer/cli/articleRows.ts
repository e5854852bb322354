import type { VFile } from 'vfile'
import { orderArticles } from '../../content/model/articleOrder.ts'
import { stateOf } from '../../content/model/lifecycle.ts'
import { readingMinutesOf } from '../../content/model/readingTime.ts'
import { addressOf, isArticle, slugOfFile } from '../mdx/fileData.ts'

/** What the list of articles shows of one. */
export type ArticleRow = ReturnType<typeof toRow>

/** Every article, whatever its state, the newest first. @param today YYYY-MM-DD */
export function articleRows(texts: VFile[], today: string): ArticleRow[] {
  return orderArticles(texts.filter(isArticle).map((file) => toRow(file, texts, today)))
}

function toRow(file: VFile, texts: VFile[], today: string) {
  const { article, wordCount: words = 0 } = file.data
  const linksHere = (other: VFile) =>
    other !== file && other.data.links?.some(({ href }) => href.split('#')[0] === addressOf(file))
  return {
    // Where the frontmatter has a mistake, its fields are empty.
    ...{ title: '', published: '', updated: '', expires: '', listed: false, ...article },
    slug: slugOfFile(file),
    state: stateOf(article ?? { draft: true }, today),
    words,
    minutes: readingMinutesOf(words),
    /** Slugs of the texts that link to it, closing boxes included. */
    linkedFrom: texts.filter(linksHere).map(slugOfFile),
  }
}
