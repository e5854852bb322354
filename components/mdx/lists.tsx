import { chakra } from '@chakra-ui/react'

/** A list with checkboxes as bullets, also on paper. */
export const Checklist = chakra('div', {
  base: {
    '& ul': { listStyleType: '"☐  "', paddingInlineStart: '8' },
    '& li::marker': { fontSize: 'lead' },
    '& li': { breakInside: 'avoid' },
  },
})

/** A numbered list of steps. */
export const Steps = chakra('div', {
  base: {
    '& ol': { listStyle: 'none', paddingInlineStart: '0', counterReset: 'step' },
    '& ol > li': {
      position: 'relative',
      paddingInlineStart: '12',
      minHeight: '2.25rem',
      counterIncrement: 'step',
      breakInside: 'avoid',
    },
    '& ol > li + li': { marginTop: '4' },
    '& ol > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      width: '2.25rem',
      height: '2.25rem',
      display: 'grid',
      placeContent: 'center',
      // Remains on paper and in forced colors, which remove backgrounds.
      borderWidth: '2px',
      borderColor: 'fg.brand',
      borderRadius: 'full',
      bg: 'bg.brand',
      color: 'fg.onBrand',
      fontFamily: 'heading',
      fontWeight: '700',
    },
  },
})
