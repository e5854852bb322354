import type { Article } from '../../content/articleOrder'
import { CardGrid } from './CardGrid'
import { LinkCard } from './LinkCard'

interface ArticleListProps {
  articles: Pick<Article, 'slug' | 'heading' | 'description'>[]
  /** Level of each heading. */
  level: 2 | 3
}

/** Articles as cards: heading and description. */
export function ArticleList({ articles, level }: ArticleListProps) {
  return (
    <CardGrid>
      {articles.map(({ slug, heading, description }) => (
        <LinkCard
          key={slug}
          href={`/blog/${slug}`}
          title={heading}
          level={level}
          text={description}
        />
      ))}
    </CardGrid>
  )
}
