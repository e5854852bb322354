import { defineSlotRecipe } from '@chakra-ui/react'

/** Chakra's Drawer without its variants and key frames: the panel is moved by script. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger', 'body'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'drawer', bg: 'rgb(4 18 25 / 0.6)' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
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
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'raised',
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
      paddingInline: '5',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: { fontFamily: 'heading', fontSize: 'xl', fontWeight: '700' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      marginInlineEnd: '-0.75rem',
      bg: 'transparent',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    body: {
      flexGrow: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      touchAction: 'pan-y',
      paddingInline: '5',
      paddingBlock: '3',
      paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))',
    },
  },
})
