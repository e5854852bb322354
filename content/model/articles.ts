import { basename } from 'node:path'
import { type Article, getReadingMinutes, orderArticles } from './article.ts'
import { getStatus, isShown } from './lifecycle.ts'
import { business, getSources, phoneHref, today } from './records.ts'
import { articleSchema } from './schemas/article.ts'
import type { MdxModule } from './texts.ts'

/** How many articles the blog list shows. */
const listLimit = 10

const modules = import.meta.glob<MdxModule>('../articles/*.mdx', { eager: true })

/**
 * The articles that are on the site today, newest first. One with an error is left out: the check
 * reports it. An error thrown here would break every page, and dev requests would hang.
 */
export const articles: Article[] = orderArticles(
  Object.entries(modules)
    .filter(([, { frontmatter }]) => articleSchema.safeParse(frontmatter).success)
    .map(([path, module]) => toArticle(path, module))
    .filter((article) => isShown(article, today(), import.meta.env.SHOWS_UNPUBLISHED)),
)

/** The same by slug. */
export const articlesBySlug = new Map(articles.map((article) => [article.slug, article]))

/** What /blog shows. */
export const listedArticles = articles.filter(({ listed }) => listed).slice(0, listLimit)

/** `renderer/check` checks what the fields refer to. */
function toArticle(path: string, module: MdxModule): Article {
  const frontmatter = articleSchema.parse(module.frontmatter)
  const { cta } = frontmatter
  return {
    ...frontmatter,
    slug: basename(path, '.mdx'),
    state: getStatus(frontmatter, today()),
    sources: getSources(frontmatter.sources ?? []),
    cta: {
      ...cta,
      label: cta.label.replaceAll('{phone}', business.phone),
      text: cta.text.replaceAll('{phone}', business.phone),
      href: cta.href === 'phone' ? phoneHref : cta.href,
    },
    Body: module.default,
    sections: module.sections,
    wordCount: module.wordCount,
    readingMinutes: getReadingMinutes(module.wordCount),
  }
}
