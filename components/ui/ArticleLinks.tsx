import { chakra } from '@chakra-ui/react/styled-system'
import type { Article } from '../../content/model/article.ts'
import { paths } from '../../content/model/paths.ts'

interface ArticleLinksProps {
  articles: Pick<Article, 'slug' | 'heading' | 'readingMinutes'>[]
  /** Whether they span the page on large screens too. */
  isWide?: boolean
}

/** Articles to read next, in rows with rules between them. */
export function ArticleLinks({ articles, isWide }: ArticleLinksProps) {
  return (
    <Rows isWide={isWide}>
      {articles.map(({ slug, heading, readingMinutes }) => (
        <li key={slug}>
          <a href={paths.article(slug)}>{heading}</a>
          {isWide && `${readingMinutes} min read`}
        </li>
      ))}
    </Rows>
  )
}

const Rows = chakra('ul', {
  base: {
    '& li': { borderTopWidth: '1px' },
    '& a': {
      display: 'block',
      paddingBlock: '3',
      color: 'fg.link',
      textStyle: 'heading',
      fontSize: 'lead',
      lineHeight: 'snug',
      textWrap: 'balance',
    },
    '& a:hover': { textDecoration: 'underline' },
  },
  variants: {
    isWide: {
      true: {
        display: 'grid',
        gap: '4',
        fontSize: 'note',
        color: 'fg.muted',
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        '& li': { padding: '4', bg: 'bg.raised', borderWidth: '1px', borderRadius: 'lg' },
      },
    },
  },
})
