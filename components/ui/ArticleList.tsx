import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Article } from '../../content/model/article.ts'
import { paths } from '../../content/model/paths.ts'
import { services } from '../../content/model/records.ts'
import { Room } from '../drawings/rooms/Room.tsx'
import { ServiceIcon } from './ServiceIcon.tsx'

interface ArticleListProps {
  articles: Pick<Article, 'slug' | 'heading' | 'description' | 'services' | 'readingMinutes'>[]
  /** A last row, after the articles. */
  children?: ReactNode
}

/** The newest article as a large card with a room, the others as rows with an icon. */
export function ArticleList({ articles, children }: ArticleListProps) {
  return (
    <List>
      {articles.map(({ slug, heading, description, services, readingMinutes }, index) => (
        <li key={slug}>
          {index > 0 && <ServiceIcon machine={getMachine(services)} />}
          <div>
            <h2>
              <a href={paths.article(slug)}>{heading}</a>
            </h2>
            <p>{description}</p>
            <small>{readingMinutes} min read</small>
          </div>
          {index === 0 && <Room machine={getMachine(services)} />}
        </li>
      ))}
      {children && <li>{children}</li>}
    </List>
  )
}

/** The machine of an article's first service. */
function getMachine([first]: string[]) {
  return services.find(({ slug }) => slug === first)?.machine ?? 'house'
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '12',
    gridTemplateColumns: { lg: '1fr 1fr' },
    listStyle: 'none',
    '& li': {
      position: 'relative',
      display: 'flex',
      gap: '4',
      paddingBlock: '5',
      borderTopWidth: '1px',
      breakInside: 'avoid',
    },
    '& h2': { fontSize: 'lead' },
    '& p': { maxWidth: 'prose', marginTop: '1', color: 'fg.muted' },
    '& small': { fontSize: 'note', color: 'fg.muted' },
    '& a': { color: 'fg.link' },
    // The whole row is one link.
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& li:hover a': { textDecoration: 'underline' },
    '& li:first-of-type': {
      display: 'grid',
      gap: '0',
      alignItems: 'center',
      gridTemplateColumns: { md: '1fr 1fr' },
      marginBottom: '5',
      padding: '0',
      overflow: 'hidden',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'raised',
      '& > div': { padding: { base: '5', md: '8' } },
      '& > svg': { height: '100%' },
      '& h2': { fontSize: 'title' },
    },
    '& li:first-of-type, & li:last-of-type': { gridColumn: '1 / -1' },
  },
})
