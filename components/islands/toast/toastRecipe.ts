import { defineSlotRecipe } from '@chakra-ui/react'
import { semanticTokens, tokens } from '../../theme/tokens.ts'
import { color } from './color.ts'

const { colors, shadows } = semanticTokens
const { fontSizes, radii, spacing } = tokens

/** Chakra's toast in the site's colors. It slides by script: see ToastBox.tsx. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger'],
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
      '@media print': { display: 'none' },
      '&[data-type=error]': {
        background: color(colors.bg.danger),
        borderColor: color(colors.fg.danger),
      },
    },
    title: { fontWeight: '700' },
    description: { fontSize: fontSizes.sm.value },
    indicator: { width: '24px', flexShrink: '0', color: color(colors.fg.danger) },
    actionTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      marginTop: '0.5rem',
      paddingInline: spacing[4].value,
      background: 'transparent',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderRadius: radii.full.value,
      fontWeight: '700',
      cursor: 'pointer',
    },
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
