import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** The CSS reset and the plain elements: the part of Chakra's preflight that this site needs. */
export const globalCss = defineGlobalStyles({
  '*, ::before, ::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    // Lets grid and flex items shrink, so that long words wrap instead of widening the page.
    minWidth: '0',
    border: '0 solid {colors.border}',
    _motionReduce: { transition: 'none !important' },
  },
  'h1, h2, h3': {
    textStyle: 'heading',
    lineHeight: 'tight',
    textWrap: 'balance',
  },
  h1: { fontSize: 'page' },
  h2: { fontSize: 'title' },
  h3: { fontSize: 'lead' },
  'h2, h3': { marginBottom: '3' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    WebkitAppearance: 'none',
    appearance: 'none',
  },
  a: { color: 'inherit', textDecoration: 'none' },
  // Confirms a tap before the next page appears.
  'a:active, button:active': { opacity: '0.8' },
  'b, strong': { fontWeight: '600' },
  'img, svg': { display: 'block', maxWidth: '100%', flexShrink: '0' },
  'ul, ol': { listStyle: 'none' },
  html: {
    colorScheme: 'light dark',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: 'normal',
    // Safari needs the prefix. A spread, because Chakra's types don't have this property.
    ...{ WebkitTextSizeAdjust: '100%' },
    textSizeAdjust: '100%',
    // Keeps a focused control clear of the call bar (WCAG 2.4.11). Of a text area, browsers scroll
    // only the first line into view.
    scrollPaddingBottom: 'max(5rem, 25vh)',
  },
  // Headings are balanced. `pretty` avoids a single word on the last line.
  body: { fontSize: 'text', overflowWrap: 'break-word', textWrap: 'pretty' },
  // While the menu is open, the page doesn't scroll, and a tap outside only closes the menu. A
  // shield catches the tap: `pointer-events: none`, which every element inherits, would delay the
  // menu's first frame.
  'html:has(nav:popover-open)': {
    lgDown: {
      overflow: 'hidden',
      '& body::after': { content: '""', position: 'fixed', inset: '0', zIndex: 'menuShield' },
    },
  },
  // See keepTogether.ts.
  '.nowrap': { whiteSpace: 'nowrap' },
  ':focus-visible': {
    // Dark surfaces set this property.
    outline: '3px solid var(--ring, {colors.focus})',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  // For browsers before 2021, which don't know logical shorthands.
  'header > *, main > *, footer, header li a, button, input, select, textarea': {
    '@supports not (inset: 0)': { padding: '1rem' },
  },
  ':target': { scrollMarginTop: '1.5rem' },
  // Forced colors would show transparent borders, and so mark every link as current.
  'header li a:not([aria-current])': { _highContrast: { borderColor: 'Canvas' } },
  'a[aria-current]': { _highContrast: { textDecoration: 'underline' } },
})
