import { basename } from 'node:path'
import type { MDXContent } from 'mdx/types'
import { fill } from './records.ts'
import type { ArticleFrontmatter } from './schemas/article.ts'
import type { OwnPageFrontmatter } from './schemas/pages.ts'

/** What a document's module exports. A document with an error may lack all of it. */
interface Module<Fields> {
  default: MDXContent
  frontmatter?: Fields
  sections: { id: string; text: string }[]
  wordCount: number
}

/**
 * The documents, by kind and slug. The text of a service or city replaces the placeholder on its
 * page. A document with an error is left out, and the check reports it: an error thrown here would
 * break every page, and requests to the dev server would hang.
 */
export const documents = {
  articles: bySlug(
    import.meta.glob<Module<ArticleFrontmatter>>('../content/articles/*.mdx', { eager: true }),
  ),
  pages: bySlug(
    import.meta.glob<Module<OwnPageFrontmatter>>('../content/pages/*.mdx', { eager: true }),
  ),
  services: bySlug(import.meta.glob<Module<object>>('../content/services/*.mdx', { eager: true })),
  cities: bySlug(import.meta.glob<Module<object>>('../content/cities/*.mdx', { eager: true })),
}

function bySlug<Fields>(modules: Record<string, Module<Fields>>) {
  return new Map(
    Object.entries(modules).flatMap(([path, { default: Body, frontmatter, ...others }]) => {
      const slug = basename(path, '.mdx')
      return frontmatter ? [[slug, { ...filled(frontmatter), ...others, slug, Body }]] : []
    }),
  )
}

function filled<Fields>(fields: Fields): Fields {
  return JSON.parse(JSON.stringify(fields), (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  )
}
