import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { disclosure } from '../../../components/theme/styles.ts'
import type { Article } from '../../../model/article.ts'
import { words } from '../../../model/records.ts'

/**
 * Links to the sections of an article, and what follows them. They fold on small screens. On large
 * screens, they stay visible next to the text, and browsers that support it highlight the current
 * section.
 * https://developer.mozilla.org/docs/Web/CSS/scroll-target-group
 */
export function Contents({
  sections,
  children,
}: Pick<Article, 'sections'> & { children: ReactNode }) {
  return (
    <Column>
      <nav aria-label={words.article.contents}>
        <Folded>
          <summary>{words.article.contents}</summary>
          <List>
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </List>
        </Folded>
      </nav>
      {children}
    </Column>
  )
}

const Column = chakra('div', {
  base: {
    lg: { gridArea: '1 / 1 / span 2', alignSelf: 'start', position: 'sticky', top: '6' },
  },
})

const Folded = chakra('details', {
  base: {
    '& summary': { ...disclosure, paddingBlock: '1', borderBlockWidth: '1px' },
    _before: { textStyle: 'heading', fontSize: 'lead' },
    lg: {
      '@supports selector(::details-content)': {
        '&::details-content': { contentVisibility: 'visible' },
        '& summary': { display: 'none' },
        // A heading that doesn't fold.
        '&::before': { content: JSON.stringify(words.article.contents) },
      },
    },
  },
})

const List = chakra('ol', {
  base: {
    marginTop: '2',
    borderInlineStartWidth: '2px',
    // Not in Chakra's types yet.
    ['scrollTargetGroup' as 'all']: 'auto',
    '& a': {
      display: 'block',
      paddingInline: '4',
      paddingBlock: '1.5',
      marginInlineStart: '-2px',
      borderInlineStartWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.link',
      lineHeight: 'snug',
      _hover: { textDecoration: 'underline' },
    },
    '& a:target-current': { borderColor: 'fg.warm', color: 'fg', fontWeight: '600' },
  },
})
