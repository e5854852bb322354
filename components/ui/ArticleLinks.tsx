import { chakra } from '@chakra-ui/react/styled-system'
import type { Article } from '../../content/model/article.ts'
import { paths } from '../../content/model/paths.ts'

/** Articles to read next, as rows with rules between them, in columns where they fit. */
export function ArticleLinks({ articles }: { articles: Pick<Article, 'slug' | 'heading'>[] }) {
  return (
    <Rows>
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
    columnGap: '12',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    textStyle: 'heading',
    fontSize: 'lead',
    lineHeight: 'snug',
    '& li': { borderTopWidth: '1px' },
    '& a': { display: 'block', paddingBlock: '3', color: 'fg.link' },
    '& a:hover': { textDecoration: 'underline' },
  },
})
