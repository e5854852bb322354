import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Article } from '../../content/model/article.ts'
import { paths } from '../../content/model/paths.ts'
import { services } from '../../content/model/records.ts'
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

/** More cards than this are hard to scan. */
const maxCards = 12

/**
 * The first articles as cards with the icon of their subject, heading, description and reading time; the rest as a
 * plain list.
 */
export function ArticleList({ articles, level, children }: ArticleListProps) {
  const rest = articles.slice(maxCards)
  return (
    <>
      <CardGrid>
        {articles.slice(0, maxCards).map((article) => (
          <LinkCard
            key={article.slug}
            href={paths.article(article.slug)}
            title={article.heading}
            level={level}
            text={article.description}
            icon={<ServiceIcon machine={getMachine(article.services)} />}
            note={`${article.readingMinutes} min read`}
          />
        ))}
        {children}
      </CardGrid>
      {rest.length > 0 && (
        <chakra.ul marginTop="6" paddingInlineStart="5" columnWidth="20rem" columnGap="8">
          {rest.map(({ slug, heading }) => (
            <chakra.li key={slug} paddingBlock="1" breakInside="avoid">
              <chakra.a href={paths.article(slug)} color="fg.link" textDecoration="underline">
                {heading}
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}

/** The subject of an article's icon: the machine of its first service. */
export function getMachine([closest]: string[]) {
  return services.find(({ slug }) => slug === closest)?.machine ?? 'house'
}
