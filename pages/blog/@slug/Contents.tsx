import { chakra } from '@chakra-ui/react'
import type { Article } from '../../../content/model/article.ts'

/**
 * Links to the sections of an article. On large screens they stay visible beside the text, and browsers that support
 * it highlight the current section.
 * https://developer.mozilla.org/docs/Web/CSS/scroll-target-group
 */
export function Contents({ sections }: Pick<Article, 'sections'>) {
  return (
    <nav aria-labelledby="contents">
      <chakra.div position={{ lg: 'sticky' }} top={{ lg: '6' }} fontSize={{ lg: 'sm' }}>
        <chakra.h2 id="contents" fontSize="lg" marginBottom="2">
          On this page
        </chakra.h2>
        <List>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </List>
      </chakra.div>
    </nav>
  )
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    borderInlineStartWidth: '2px',
    borderColor: 'border',
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
    '& a:target-current': { borderColor: 'fg.warm', color: 'fg', fontWeight: '700' },
  },
})
