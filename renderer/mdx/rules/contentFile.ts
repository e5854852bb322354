import type { Root } from 'mdast'
import type { Dated } from '../../../content/model/lifecycle.ts'
import { type Frontmatter, readFrontmatter } from './frontmatter.ts'
import { parseMdx } from './parseMdx.ts'
import type { Finding } from './problem.ts'

/** A text of `content/`, taken apart as far as its mistakes allow. */
export interface ContentFile {
  /** Path from the root of the project. */
  path: string
  text: string
  /** Whether it is an article: those have a frontmatter. */
  isArticle: boolean
  /** Last part of the address of its page. */
  slug: string
  frontmatter: Frontmatter | undefined
  /** The Markdown tree, or why there is none. */
  tree: Root | undefined
  syntaxFinding: Finding | undefined
}

/** @param path from the root of the project */
export function toContentFile(path: string, text: string): ContentFile {
  const isArticle = path.startsWith('content/articles/')
  return {
    path,
    text,
    isArticle,
    slug: path.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    frontmatter: isArticle ? readFrontmatter(text) : undefined,
    ...parseMdx(text),
  }
}

/** What decides its life, as far as it is written right. */
export function datesOf({ frontmatter }: ContentFile): Dated {
  const { draft, published, expires } = (frontmatter?.values ?? {}) as Record<string, unknown>
  return {
    draft: draft === true,
    published: typeof published === 'string' ? published : undefined,
    expires: typeof expires === 'string' ? expires : undefined,
  }
}
