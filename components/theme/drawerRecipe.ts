import { defineSlotRecipe } from '@chakra-ui/react'
import { drawerAnatomy } from '@chakra-ui/react/anatomy'

/** Below the header's row where the browser has anchors, else about there; half the screen is left to the menu. */
const belowHeader = {
  top: '8.5rem',
  '@supports (top: anchor(bottom))': { top: 'clamp(0px, anchor(--header bottom), 50vh)' },
}

/**
 * Chakra's drawer on a popover: opened by the browser, without script. It slides in from the right, below the
 * header, so that the button that opens it stays in sight and closes it.
 * https://developer.mozilla.org/en-US/docs/Web/API/Popover_API
 */
export const drawerRecipe = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    content: {
      // Browsers without popover would show it.
      display: 'none',
      ...belowHeader,
      position: 'fixed',
      // The swipe that closes it goes to the right, whichever way the text runs.
      insetInline: 'auto',
      right: '0',
      bottom: '0',
      width: '100%',
      maxWidth: '20rem',
      height: 'auto',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '3',
      paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))',
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'raised',
      // Drawn in forced colors, which have no shadow.
      borderWidth: '2px',
      borderColor: 'transparent',
      // Sideways is for the swipe.
      touchAction: 'pan-y',
      userSelect: 'none',
      translate: '100%',
      transition: 'translate 300ms, display 300ms allow-discrete, overlay 300ms allow-discrete',
      '&:popover-open': {
        display: { base: 'block', lg: 'none' },
        translate: '0',
        _starting: { translate: '100%' },
      },
      _backdrop: {
        ...belowHeader,
        // Custom properties are unknown here to older browsers.
        bg: 'rgb(4 18 25 / 0.6)',
        opacity: '0',
        _motionSafe: {
          transition: 'opacity 300ms, display 300ms allow-discrete, overlay 300ms allow-discrete',
        },
      },
      '&:popover-open::backdrop': { opacity: '1', _starting: { opacity: '0' } },
      pointerEvents: 'auto',
    },
    body: {
      listStyle: 'none',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'target',
        paddingInline: '3',
        borderRadius: 'md',
        fontSize: 'lg',
        fontWeight: '600',
        '&:hover, &[aria-current]': { bg: 'bg.cool', color: 'fg.brand' },
      },
    },
  },
})
