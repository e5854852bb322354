import { chakra } from '@chakra-ui/react/styled-system'

/** An image of an article, which its caption may follow. */
export const Picture = chakra('picture', {
  base: {
    // As wide as the text, which is what its `sizes` attribute says.
    '& img': { maxWidth: 'min(100%, {sizes.article})', height: 'auto', borderRadius: 'md' },
    '& + figcaption': { marginTop: '2', fontSize: 'note', color: 'fg.muted' },
  },
})
