import { chakra } from '@chakra-ui/react/styled-system'
import type { Article } from '../../content/model/article.ts'
import { paths } from '../../content/model/paths.ts'

interface ArticleLinksProps {
  articles: Pick<Article, 'slug' | 'heading'>[]
}

/** Articles to read next: side by side, or in rows on a phone. */
export function ArticleLinks({ articles }: ArticleLinksProps) {
  return (
    <Rows gridTemplateColumns={{ md: `repeat(${articles.length}, 1fr)` }}>
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
    '& li': { borderTopWidth: '1px' },
    '& a': { display: 'block', paddingBlock: '3', color: 'fg.link' },
    '& a:hover': { textDecoration: 'underline' },
  },
})
