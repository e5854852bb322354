import { defineSlotRecipe } from '@chakra-ui/react'

/** Chakra's toast in the site's colors. A script slides it in and out: see ToastBox.tsx. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      insetInlineEnd: '0',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      maxHeight: '70vh',
      overflowY: 'auto',
      // Sideways it is swiped.
      touchAction: 'pan-y',
      overflowWrap: 'anywhere',
      padding: '4',
      bg: 'bg.raised',
      color: 'fg',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      boxShadow: 'raised',
      '@media print': { display: 'none' },
      '&[data-type=error]': { bg: 'bg.danger', borderColor: 'fg.danger' },
    },
    title: { fontWeight: '600' },
    description: { fontSize: 'note' },
    indicator: { width: '24px', flexShrink: '0', color: 'fg.danger' },
    actionTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      marginTop: '2',
      paddingInline: '4',
      bg: 'transparent',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderRadius: 'full',
      fontWeight: '600',
      cursor: 'pointer',
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '2.75rem',
      height: '2.75rem',
      margin: '-0.5rem',
      bg: 'transparent',
      borderRadius: 'md',
      cursor: 'pointer',
    },
  },
})

/** F8 moves focus to the region, so an empty region must be visible too. */
export const emptyRegionStyle = {
  '&:focus:empty::before': { content: '"No notifications"', background: 'Canvas' },
}
