import { defineSlotRecipe } from '@chakra-ui/react'
import { semanticTokens, tokens } from '../../../renderer/theme/tokens'
import { color } from '../color'

/** The page is printed, not what lies over it. */
const notOnPaper = { '@media print': { display: 'none' } }

const { colors, shadows } = semanticTokens
const { fonts, fontSizes, radii, sizes, spacing, zIndex } = tokens

/** Chakra's Drawer without its variants and key frames: the panel is moved by script. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger', 'body'],
  base: {
    backdrop: {
      ...notOnPaper,
      position: 'fixed',
      inset: '0',
      zIndex: zIndex.drawer.value,
      background: 'rgb(4 18 25 / 0.6)',
    },
    positioner: {
      ...notOnPaper,
      position: 'fixed',
      inset: '0',
      zIndex: zIndex.drawer.value,
      display: 'flex',
      // As the swipe: to the right, whichever way the text runs.
      justifyContent: 'right',
      overflow: 'hidden',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '20rem',
      height: '100%',
      background: color(colors.bg.raised),
      color: color(colors.fg.DEFAULT),
      boxShadow: shadows.raised.value,
      // Drawn in forced colors, where no shadow is.
      border: '2px solid transparent',
      outline: 'none',
      // Sideways is the swipe's; up and down stays the browser's.
      touchAction: 'pan-y',
      userSelect: 'none',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: spacing[5].value,
      paddingBlock: spacing[2].value,
      borderBottomWidth: '1px',
      borderColor: color(colors.border.DEFAULT),
    },
    title: { fontFamily: fonts.heading.value, fontSize: fontSizes.xl.value, fontWeight: '700' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: sizes.target.value,
      height: sizes.target.value,
      marginInlineEnd: '-0.75rem',
      background: 'transparent',
      borderRadius: radii.md.value,
      cursor: 'pointer',
    },
    body: {
      flexGrow: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      touchAction: 'pan-y',
      paddingInline: spacing[5].value,
      paddingBlock: spacing[3].value,
      paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))',
    },
  },
})
