import { chakra } from '@chakra-ui/react/styled-system'

/** A list with checkboxes as bullets, in print too. */
export const Checklist = chakra('div', {
  base: {
    '& ul': { listStyleType: '"☐  "', paddingInlineStart: '8' },
    '& li::marker': { fontSize: 'lead' },
    '& li': { breakInside: 'avoid' },
  },
})

export const Steps = chakra('div', {
  base: {
    '& ol': { listStyle: 'none', paddingInlineStart: '0', counterReset: 'step' },
    '& ol > li': {
      position: 'relative',
      paddingInlineStart: '8',
      counterIncrement: 'step',
      breakInside: 'avoid',
    },
    '& ol > li + li': { marginTop: '4' },
    '& ol > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      color: 'fg.accent',
      textStyle: 'heading',
      fontSize: 'lead',
      lineHeight: 'snug',
    },
  },
})
