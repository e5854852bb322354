import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Chakra's toast in this site's colors. A script slides it in and out: see toastBox.ts. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      maxHeight: '70vh',
      overflowY: 'auto',
      // Leaves horizontal movement to the swipe.
      touchAction: 'pan-y',
      userSelect: 'none',
      overflowWrap: 'anywhere',
      padding: '4',
      bg: 'bg.raised',
      color: 'fg',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      boxShadow: 'raised',
      '@media print': { display: 'none' },
      '& > div': { flexGrow: '1' },
      '& svg': {
        width: '24px',
        height: '24px',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '2',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      '&[data-type=error]': { bg: 'bg.danger', borderColor: 'fg.danger' },
    },
    title: { fontWeight: '600' },
    description: { fontSize: 'note' },
    indicator: { flexShrink: '0', color: 'fg.danger' },
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

/** The region's styles, set when a script shows toasts in it. */
export const regionStyle = {
  // Closer to the edge in short windows, such as at high zoom. The toast's maximum height is above.
  bottom: { base: 'min(5.5rem, 25vh)', lg: 'auto' },
  // Next to the page heading on wide screens, within reach of the thumb on phones.
  top: { lg: 'min(10rem, 25vh)' },
  // F8 moves focus to the region, so the ring is shown around its toast.
  '&:focus:not(:empty)': {
    outline: 'none',
    '& [data-part=root]': { outline: '3px solid currentColor' },
  },
}
