import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { edge } from './styles.ts'

export const popovers = '@supports selector(:popover-open)'

/** Long labels, such as in a translated page, wrap to more rows. */
const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } as const

/**
 * The main navigation: a row in the header on wide screens, otherwise Chakra's drawer as a popover,
 * which the browser opens without script. It slides in from the right. In browsers without popovers,
 * it is a row that wraps.
 * https://developer.mozilla.org/en-US/docs/Web/API/Popover_API
 */
export const drawer = {
  positioner: {
    color: 'inherit',
    bg: 'none',
    lgDown: {
      [popovers]: {
        display: 'none',
        // On the right in every writing direction, because the swipe that closes it goes right.
        inset: '0 0 0 auto',
        height: 'auto',
        width: 'min(20rem, 100%)',
        // Not `hidden`: Safari would scroll the content into view when Close gets the focus.
        overflow: 'clip',
        transition: 'display 150ms allow-discrete, overlay 150ms allow-discrete, opacity 150ms',
        '&:popover-open': { display: 'block' },
        '&:popover-open::backdrop': { opacity: '1', _starting: { opacity: '0' } },
        _backdrop: {
          opacity: '0',
          transition: 'inherit',
          // In older browsers, `::backdrop` doesn't inherit custom properties.
          bg: 'rgb(4 18 25 / 0.6)',
        },
      },
    },
    // Resets the browser's popover styles.
    lg: { display: 'block', flex: '1', position: 'static', overflow: 'visible' },
  },
  // Moves within the positioner, which clips it: outside the screen, it would widen the page.
  content: {
    lgDown: {
      [popovers]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        justifyContent: 'start',
        height: '100%',
        overflow: 'auto',
        padding: '3',
        paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))',
        bg: 'bg.raised',
        ...edge,
        // Leaves horizontal movement to the swipe.
        touchAction: 'pan-y',
        translate: '100%',
        // The easing of Chakra's drawer.
        transition: 'translate 150ms cubic-bezier(0.32, 0.72, 0, 1)',
        // Where the button that opened the menu is, at the usual text size.
        '& > button': { alignSelf: 'end', marginTop: '10', marginBottom: '3' },
        'nav:popover-open > &': { translate: '0', _starting: { translate: '100%' } },
      },
    },
    ...row,
    alignItems: 'center',
    columnGap: '3',
  },
  body: {
    textStyle: 'heading',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: { base: '3', lg: '1.5', xl: '3' },
      fontSize: { base: 'lead', lg: 'note', xl: 'text' },
      lg: { whiteSpace: 'nowrap', borderBottomWidth: '3px', borderColor: 'transparent' },
      _hover: { color: 'fg.link', borderColor: 'border.strong' },
      '&[aria-current]': { color: 'fg.brand', borderColor: 'action.bg' },
    },
    ...row,
    lgDown: {
      [popovers]: {
        display: 'block',
        marginBottom: '3',
        '& a[aria-current]': { bg: 'bg.cool', borderRadius: 'md' },
      },
    },
  },
} satisfies Record<string, SystemStyleObject>
