import { business, phoneHref } from '../business.ts'
import { type Article, orderArticles, readingMinutesOf } from './article.ts'
import { isShown, stateOf, todayInWashington } from './lifecycle.ts'
import { articleSchema } from './schema.ts'
import { type MdxModule, slugOf } from './texts.ts'
import { defineRecord } from './validate.ts'

/** How many articles the blog list shows. */
const listLimit = 10

const today = todayInWashington()

const modules = import.meta.glob<MdxModule>('../articles/*.mdx', { eager: true })

/** Every article, whatever its state, newest first. */
const allArticles: Article[] = orderArticles(
  Object.entries(modules).map(([path, module]) => toArticle(path, module)),
)

/** The articles that are on the site today, newest first. */
export const articles = allArticles.filter((article) =>
  isShown(article, today, import.meta.env.SHOWS_UNPUBLISHED),
)

/** The same by slug. */
export const articlesBySlug = new Map(articles.map((article) => [article.slug, article]))

/** What /blog shows. */
export const listedArticles = articles.filter(({ listed }) => listed).slice(0, listLimit)

/** `renderer/check` checks what the fields refer to. */
function toArticle(path: string, module: MdxModule): Article {
  const slug = slugOf(path)
  const frontmatter = defineRecord(
    `content/articles/${slug}.mdx`,
    articleSchema,
    module.frontmatter,
  )
  const { cta } = frontmatter
  return {
    ...frontmatter,
    slug,
    state: stateOf(frontmatter, today),
    cta: {
      ...cta,
      label: cta.label.replaceAll('{phone}', business.phone),
      text: cta.text.replaceAll('{phone}', business.phone),
      href: cta.href === 'phone' ? phoneHref : cta.href,
    },
    Body: module.default,
    sections: module.sections,
    wordCount: module.wordCount,
    readingMinutes: readingMinutesOf(module.wordCount),
  }
}
