import { chakra } from '@chakra-ui/react/styled-system'

/** A list with checkboxes as bullets, in print too. */
export const Checklist = chakra('div', {
  base: {
    '& ul': { listStyleType: '"☐  "', paddingInlineStart: '8' },
    '& li::marker': { fontSize: 'lead' },
    '& li': { breakInside: 'avoid' },
  },
})

/** Per symptom: its name, what to check first, and when to call. They stack on a phone. */
export const SymptomChart = chakra('div', {
  base: {
    fontSize: 'note',
    lineHeight: 'snug',
    '& ul': { listStyle: 'none', paddingInlineStart: '0' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { md: '4fr 7fr 6fr' },
      borderWidth: '1px',
      borderRadius: 'md',
      overflow: 'hidden',
      breakInside: 'avoid',
    },
    '& p': { padding: '3', bg: 'bg.raised' },
    '& p + p': { bg: 'bg.cool' },
    '& p + p + p': { bg: 'bg.warm' },
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
