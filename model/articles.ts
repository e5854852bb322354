import { basename } from 'node:path'
import { type Article, getReadingMinutes, orderArticles } from './article.ts'
import { getStatus, isShown } from './lifecycle.ts'
import { business, getSources, phoneHref, today } from './records.ts'
import { articleSchema } from './schemas/article.ts'
import type { MdxModule } from './texts.ts'

/** The maximum number of articles in the blog list. */
const listLimit = 10

const modules = import.meta.glob<MdxModule>('../content/articles/*.mdx', { eager: true })

/**
 * The articles on the site today, newest first. An article with an error is left out, and the check
 * reports it: an error thrown here would break every page, and requests to the dev server would
 * hang.
 */
export const articles: Article[] = orderArticles(
  Object.entries(modules)
    .filter(([, { frontmatter }]) => articleSchema.safeParse(frontmatter).success)
    .map(([path, module]) => toArticle(path, module))
    .filter((article) => isShown(article, today(), import.meta.env.SHOWS_UNPUBLISHED)),
)

/** The articles by slug. */
export const articlesBySlug = new Map(articles.map((article) => [article.slug, article]))

/** The articles that /blog lists. */
export const listedArticles = articles.filter(({ listed }) => listed).slice(0, listLimit)

/** `renderer/check` checks the references in these fields. */
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
    readingMinutes: getReadingMinutes(module.wordCount),
  }
}
