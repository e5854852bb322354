import { chakra } from '@chakra-ui/react/styled-system'

/** The words of somebody else: lines that begin with >. */
export const Quotation = chakra('blockquote', {
  base: {
    paddingInlineStart: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'fg.accent',
    breakInside: 'avoid',
    '& > * + *': { marginTop: '3' },
  },
})
