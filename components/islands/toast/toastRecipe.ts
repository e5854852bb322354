import { defineSlotRecipe } from '@chakra-ui/react'
import { semanticTokens, tokens } from '../../theme/tokens.ts'
import { color } from '../color.ts'

const { colors, shadows } = semanticTokens
const { fontSizes, radii, spacing } = tokens

/** Chakra's toast in the site's colors. The custom properties are set by Chakra's toaster. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'closeTrigger'],
  base: {
    root: {
      insetInlineEnd: '0',
      display: 'flex',
      alignItems: 'flex-start',
      gap: spacing[3].value,
      width: 'min(26rem, calc(100vw - 2rem))',
      padding: spacing[4].value,
      background: color(colors.bg.raised),
      color: color(colors.fg.DEFAULT),
      borderWidth: '2px',
      borderColor: color(colors.border.strong),
      borderRadius: radii.md.value,
      boxShadow: shadows.raised.value,
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 300ms, opacity 200ms',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      '@media print': { display: 'none' },
      '&[data-type=error]': {
        background: color(colors.bg.danger),
        borderColor: color(colors.fg.danger),
      },
    },
    title: { fontWeight: '700' },
    description: { fontSize: fontSizes.sm.value },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '2.75rem',
      height: '2.75rem',
      margin: '-0.5rem',
      background: 'transparent',
      borderRadius: radii.md.value,
      cursor: 'pointer',
    },
  },
})
