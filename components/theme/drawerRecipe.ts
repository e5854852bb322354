import { defineSlotRecipe } from '@chakra-ui/react'
import { drawerAnatomy } from '@chakra-ui/react/anatomy'

/**
 * The main navigation: on a wide screen a row of the header, else Chakra's drawer as a popover, which the browser
 * opens without script. It slides in from the right, below the header, so that the button that opens it stays in
 * sight and closes it. https://developer.mozilla.org/en-US/docs/Web/API/Popover_API
 */
export const drawerRecipe = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    content: {
      lgDown: {
        // Browsers without popover would show it.
        display: 'none',
        // Where the header ends, for browsers without anchors about there; half the screen is left to the menu.
        '--drawer-top': '8.5rem',
        '@supports (top: anchor(bottom))': {
          '--drawer-top': 'clamp(0px, anchor(--header bottom), 50vh)',
        },
        top: 'var(--drawer-top)',
        // The swipe that closes it goes to the right, whichever way the text runs.
        left: 'auto',
        width: 'min(20rem, 100%)',
        height: 'auto',
        padding: '3',
        paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))',
        bg: 'bg.raised',
        color: 'fg',
        // Drawn in forced colors.
        borderWidth: '2px',
        borderColor: 'transparent',
        overscrollBehavior: 'contain',
        // Sideways is for the swipe.
        touchAction: 'pan-y',
        userSelect: 'none',
        pointerEvents: 'auto',
        translate: '100%',
        transition: 'translate 300ms, display 300ms allow-discrete, overlay 300ms allow-discrete',
        '&:popover-open': { display: 'block', translate: '0', _starting: { translate: '100%' } },
        _backdrop: {
          top: 'var(--drawer-top)',
          // Older browsers know no custom properties here.
          bg: 'rgb(4 18 25 / 0.6)',
        },
      },
      lg: {
        display: 'flex',
        // Longer words, as of a translating browser, take more rows.
        flexWrap: 'wrap',
        justifyContent: 'end',
        flex: '1',
        alignItems: 'center',
        gap: '1',
        // Undoes what browsers do to a popover.
        position: 'static',
        overflow: 'visible',
        bg: 'none',
        color: 'inherit',
      },
    },
    body: {
      listStyle: 'none',
      fontFamily: 'heading',
      fontWeight: '700',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'target',
        paddingInline: { base: '3', lg: '1.5', xl: '2' },
        fontSize: { base: 'lg', lg: 'md' },
        lg: { whiteSpace: 'nowrap', borderBottomWidth: '3px', borderColor: 'transparent' },
        _hover: { color: 'fg.link', borderColor: 'border.strong' },
        '&[aria-current]': { color: 'fg.brand', borderColor: 'action.bg' },
      },
      lgDown: { marginBottom: '3', '& a[aria-current]': { bg: 'bg.cool', borderRadius: 'md' } },
      lg: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' },
    },
  },
})
