import type { MDXContent } from 'mdx/types'
import { type MdxModule, slugOf } from './mdxModule.ts'

/**
 * The texts of services and cities, by slug. Adding `content/services/{slug}.mdx` or
 * `content/cities/{slug}.mdx` replaces the page's placeholder.
 */
export const serviceBodies = bodiesBySlug(import.meta.glob('../services/*.mdx', { eager: true }))

export const cityBodies = bodiesBySlug(import.meta.glob('../cities/*.mdx', { eager: true }))

function bodiesBySlug(modules: Record<string, MdxModule>): Map<string, MDXContent> {
  return new Map(Object.entries(modules).map(([path, { default: Body }]) => [slugOf(path), Body]))
}
