import type { MDXContent } from 'mdx/types'

/** What a compiled `.mdx` file exports. */
export interface MdxModule {
  default: MDXContent
  /** Not validated; undefined if the file has none. */
  frontmatter?: unknown
  /** The h2 headings, in order. */
  sections: { id: string; text: string }[]
  wordCount: number
}

/** The file's name without folder and extension: the last part of its page's address. */
export function slugOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx$/, '')
}
