import { chakra } from '@chakra-ui/react/styled-system'

/** A list with checkboxes as bullets, in print too. */
export const Checklist = chakra('div', {
  base: {
    '& ul': { listStyleType: '"☐  "', paddingInlineStart: '8', fontSize: { lg: 'lead' } },
    '& li::marker': { fontSize: 'lead' },
    '& li': { breakInside: 'avoid' },
  },
})

/** A numbered list of steps. */
export const Steps = chakra('div', {
  base: {
    '& ol': {
      listStyle: 'none',
      paddingInlineStart: '0',
      counterReset: 'step',
      fontSize: { lg: 'lead' },
    },
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
  variants: {
    /** Three steps side by side from 768 px, with large numbers. */
    isRow: {
      true: {
        md: {
          '& ol': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '8' },
          '& ol > li + li': { marginTop: '0' },
          '& ol > li': { paddingInlineStart: '10' },
          '& ol > li::before': { fontSize: 'title', lineHeight: '1' },
        },
      },
    },
  },
})
