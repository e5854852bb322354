import { chakra } from '@chakra-ui/react/styled-system'
import type { Article } from '../../model/article.ts'
import { paths } from '../../model/paths.ts'
import { arrow } from '../theme/recipes.ts'

interface ArticleLinksProps {
  articles: Pick<Article, 'slug' | 'heading'>[]
}

/** Articles to read next, as cards: side by side on wide screens, or below each other. */
export function ArticleLinks({ articles }: ArticleLinksProps) {
  return (
    <Rows gridTemplateColumns={{ lg: `repeat(${articles.length}, 1fr)` }}>
      {articles.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={paths.article(slug)}>{heading}</a>
        </li>
      ))}
    </Rows>
  )
}

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '6',
    textStyle: 'heading',
    fontSize: 'lead',
    lineHeight: 'snug',
    textWrap: 'balance',
    rowGap: '3',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: '100%',
      padding: '4',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderRadius: 'lg',
      color: 'fg.link',
      _hover: { borderColor: 'fg.link' },
      _after: arrow,
    },
  },
})
