import { basename } from 'node:path'
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

/**
 * The page bodies of services and cities, by slug. Adding `content/services/{slug}.mdx` or
 * `content/cities/{slug}.mdx` replaces the placeholder on that page.
 */
export const serviceBodies = bodiesBySlug(
  import.meta.glob('../content/services/*.mdx', { eager: true }),
)

export const cityBodies = bodiesBySlug(import.meta.glob('../content/cities/*.mdx', { eager: true }))

function bodiesBySlug(modules: Record<string, MdxModule>): Map<string, MDXContent> {
  const entries = Object.entries(modules)
  return new Map(entries.map(([path, module]) => [basename(path, '.mdx'), module.default]))
}
