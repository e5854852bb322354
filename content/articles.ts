import { type Article, orderArticles } from './articleOrder'
import { business, phoneHref } from './business'
import { cities } from './cities'
import { type MdxModule, slugOf } from './mdxModule'
import { areaSlugs, articleSchema } from './schema'
import { services } from './services'
import { defineRecord, requireReferences } from './validate'

/** Words that an adult reads in a minute. */
const wordsPerMinute = 230

/** The blog list shows at most so many. */
const listLimit = 10

const modules = import.meta.glob<MdxModule>('./articles/*.mdx', { eager: true })

/** Every article, newest first. The only door to them: pages, feed and sitemap read this. */
export const articles: Article[] = orderArticles(
  Object.entries(modules).map(([path, module]) => toArticle(path, module)),
)

/** What /blog shows. */
export const listedArticles = articles.filter(({ listed }) => listed).slice(0, listLimit)

requireUniqueTitles()

function toArticle(path: string, module: MdxModule): Article {
  const file = `content/${path.replace(/^\.\//, '')}`
  const frontmatter = defineRecord(file, articleSchema, module.frontmatter)
  requireReferences(
    file,
    [frontmatter],
    'services',
    services.map(({ slug }) => slug),
  )
  requireReferences(file, [frontmatter], 'places', [
    ...areaSlugs,
    ...cities.map(({ slug }) => slug),
  ])
  const { cta } = frontmatter
  return {
    ...frontmatter,
    slug: slugOf(path),
    cta: {
      ...cta,
      label: cta.label.replace('{phone}', business.phone),
      text: cta.text.replace('{phone}', business.phone),
      href: cta.href === 'phone' ? phoneHref : cta.href,
    },
    Body: module.default,
    sections: module.sections,
    wordCount: module.wordCount,
    readingMinutes: Math.max(1, Math.ceil(module.wordCount / wordsPerMinute)),
  }
}

function requireUniqueTitles(): void {
  const slugByTitle = new Map<string, string>()
  for (const { slug, title } of articles) {
    const other = slugByTitle.get(title)
    if (other) {
      throw new Error(
        `content/articles/${slug}.mdx has a mistake.\n  field "title": ${other}.mdx has the same title; expected one of its own`,
      )
    }
    slugByTitle.set(title, slug)
  }
}
