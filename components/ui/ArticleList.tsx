import type { ReactNode } from 'react'
import type { Article } from '../../content/model/articleOrder.ts'
import { services } from '../../content/services.ts'
import { CardGrid } from './CardGrid.tsx'
import { LinkCard } from './LinkCard.tsx'
import { ServiceIcon } from './ServiceIcon.tsx'

interface ArticleListProps {
  articles: Pick<Article, 'slug' | 'heading' | 'description' | 'services' | 'readingMinutes'>[]
  /** Level of each heading. */
  level: 2 | 3
  /** A last item, after the articles. */
  children?: ReactNode
}

/** Articles as cards: the sign of their subject, heading, description and reading time. */
export function ArticleList({ articles, level, children }: ArticleListProps) {
  return (
    <CardGrid>
      {articles.map(({ slug, heading, description, services: about, readingMinutes }) => (
        <LinkCard
          key={slug}
          href={`/blog/${slug}`}
          title={heading}
          level={level}
          text={description}
          icon={<ServiceIcon machine={machineOf(about)} />}
          note={`${readingMinutes} min read`}
        />
      ))}
      {children}
    </CardGrid>
  )
}

/** What an article's drawing shows: the machine of the service closest to it. */
export function machineOf([closest]: string[]) {
  return services.find(({ slug }) => slug === closest)?.machine ?? 'house'
}
