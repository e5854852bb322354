import type { VFile } from 'vfile'
import { orderArticles } from '../../content/model/articleOrder.ts'
import { type State, stateOf } from '../../content/model/lifecycle.ts'
import { readingMinutesOf } from '../../content/model/readingTime.ts'
import { addressOf, isArticle, slugOfFile } from '../mdx/fileData.ts'

/** What the list of articles shows. */
export interface ArticleRow {
  slug: string
  /** Empty where the fields have a mistake, as are the days. */
  title: string
  state: State
  published: string
  updated: string
  expires: string
  listed: boolean
  words: number
  minutes: number
  /** Slugs of the texts that link to it, closing boxes included. */
  linkedFrom: string[]
}

/** Every article, whatever its state, the newest first. @param today YYYY-MM-DD */
export function articleRows(texts: VFile[], today: string): ArticleRow[] {
  return orderArticles(texts.filter(isArticle).map((file) => toRow(file, texts, today)))
}

function toRow(file: VFile, texts: VFile[], today: string): ArticleRow {
  const { article, wordCount: words = 0 } = file.data
  const { title = '', published = '', updated = '', expires = '', listed = false } = article ?? {}
  const address = addressOf(file)
  const linksHere = (other: VFile) =>
    other !== file && other.data.links?.some(({ href }) => href.split('#')[0] === address)
  return {
    slug: slugOfFile(file),
    title,
    state: stateOf(article ?? { draft: true }, today),
    published,
    updated,
    expires,
    listed,
    words,
    minutes: readingMinutesOf(words),
    linkedFrom: texts.filter(linksHere).map(slugOfFile),
  }
}
