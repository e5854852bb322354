import { chakra } from '@chakra-ui/react/styled-system'

/** A link on its own line, below the content that it continues. */
export const TextLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'fg.link',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
})
