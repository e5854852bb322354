import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { orderArticles } from '../../content/model/articleOrder.ts'
import { type State, stateOf } from '../../content/model/lifecycle.ts'
import { readingMinutesOf } from '../../content/model/readingTime.ts'
import { countWords } from '../mdx/rehypeReadingFacts.ts'
import { type ContentFile, datesOf, toContentFile } from '../mdx/rules/contentFile.ts'
import { linksOf, pathOf } from '../mdx/rules/links.ts'

/** An article as its writer looks for it. */
export interface ArticleRow {
  slug: string
  title: string
  state: State
  published: string
  updated: string
  expires: string
  listed: boolean
  words: number
  minutes: number
  /** Slugs of the texts that link to it, the closing box included. */
  linkedFrom: string[]
}

/** Every article, whatever its state, the newest first. @param texts by path @param today YYYY-MM-DD */
export function articleRows(texts: Map<string, string>, today: string): ArticleRow[] {
  const files = [...texts].map(([path, text]) => toContentFile(path, text))
  const linkers = linkersOf(files)
  return orderArticles(
    files
      .filter(({ isArticle }) => isArticle)
      .map((file) => toRow(file, linkers.get(pathOf(file)) ?? new Set(), today)),
  )
}

function toRow(file: ContentFile, linkers: Set<ContentFile>, today: string): ArticleRow {
  const values = (file.frontmatter?.values ?? {}) as Record<string, unknown>
  const field = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const words = file.tree ? wordsIn(file.tree) : 0
  return {
    slug: file.slug,
    title: field('title'),
    state: stateOf(datesOf(file), today),
    published: field('published'),
    updated: field('updated'),
    expires: field('expires'),
    listed: values.listed === true,
    words,
    minutes: readingMinutesOf(words),
    linkedFrom: [...linkers].filter((other) => other !== file).map(({ slug }) => slug),
  }
}

/** The texts that link to an address. */
function linkersOf(files: ContentFile[]): Map<string, Set<ContentFile>> {
  const linkers = new Map<string, Set<ContentFile>>()
  for (const file of files) {
    for (const { href } of linksOf(file)) {
      const [address = ''] = href.split('#')
      linkers.set(address, (linkers.get(address) ?? new Set()).add(file))
    }
  }
  return linkers
}

function wordsIn(tree: Root): number {
  const texts: string[] = []
  visit(tree, 'text', ({ value }) => {
    texts.push(value)
  })
  return countWords(texts.join(' '))
}
