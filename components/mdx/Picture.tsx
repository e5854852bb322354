import { chakra } from '@chakra-ui/react/styled-system'

/** An image of an article, which its caption may follow. */
export const Picture = chakra('picture', {
  base: {
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 'md' },
    '& + figcaption': { marginTop: '2', fontSize: 'note', color: 'fg.muted' },
  },
})
