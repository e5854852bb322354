import { defineSlotRecipe } from '@chakra-ui/react'
import { drawerAnatomy } from '@chakra-ui/react/anatomy'

/**
 * The main navigation: a row of the header on a wide screen, otherwise Chakra's drawer as a popover, which the browser
 * opens without script. It slides in from the right, below the header, so that its button stays visible and can close
 * it. https://developer.mozilla.org/en-US/docs/Web/API/Popover_API
 */
export const drawerRecipe = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    content: {
      color: 'inherit',
      lgDown: {
        // Browsers without popovers would show it.
        display: 'none',
        // The end of the header; about there in browsers without anchors. Some of the screen is left for the menu.
        '--drawer-top': '8.5rem',
        '@supports (top: anchor(bottom))': {
          '--drawer-top': 'min(anchor(--header bottom), 100vh - 8rem)',
        },
        // On the right in every writing direction, because the swipe that closes it goes to the right.
        inset: 'var(--drawer-top) 0 0 auto',
        width: 'min(20rem, 100%)',
        height: 'auto',
        padding: '3',
        paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))',
        bg: 'bg.raised',
        // Visible in forced colors.
        borderWidth: '2px',
        borderColor: 'transparent',
        // Leaves horizontal movement to the swipe.
        touchAction: 'pan-y',
        translate: '100%',
        // `all` would delay the first frame.
        transition:
          'translate 150ms, opacity 150ms, display 150ms allow-discrete, overlay 150ms allow-discrete',
        '&:popover-open': { display: 'block', translate: '0', _starting: { translate: '100%' } },
        '&:popover-open::backdrop': { opacity: '1', _starting: { opacity: '0' } },
        _backdrop: {
          top: 'var(--drawer-top)',
          opacity: '0',
          transition: 'inherit',
          // Older browsers have no custom properties here.
          bg: 'rgb(4 18 25 / 0.6)',
        },
      },
      lg: {
        display: 'flex',
        // Longer texts, as from a translating browser, take more rows.
        flexWrap: 'wrap',
        justifyContent: 'end',
        flex: '1',
        alignItems: 'center',
        gap: '1',
        // Resets the browser's popover styles.
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
