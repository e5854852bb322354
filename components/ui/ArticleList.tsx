import type { ReactNode } from 'react'
import type { Article } from '../../content/model/articleOrder.ts'
import { CardGrid } from './CardGrid.tsx'
import { LinkCard } from './LinkCard.tsx'

interface ArticleListProps {
  articles: Pick<Article, 'slug' | 'heading' | 'description'>[]
  /** Level of each heading. */
  level: 2 | 3
  /** A last item, after the articles. */
  children?: ReactNode
}

/** Articles as cards: heading and description. */
export function ArticleList({ articles, level, children }: ArticleListProps) {
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
      {children}
    </CardGrid>
  )
}
