import { defineGlobalStyles } from '@chakra-ui/react'

/** The reset and the look of plain elements. Replaces Chakra's preflight with what this site's elements need. */
export const globalCss = defineGlobalStyles({
  '*, ::before, ::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'border',
    _motionReduce: { transition: 'none !important', animation: 'none !important' },
  },
  'h1, h2, h3': { font: 'inherit', textWrap: 'balance' },
  'button, input, textarea': { font: 'inherit', color: 'inherit' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'b, strong': { fontWeight: '700' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  svg: { flexShrink: '0' },
  'p, h1, h2, h3, li, dd, td': { overflowWrap: 'break-word' },
  table: { borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  'input, textarea, button': { appearance: 'none' },
  html: {
    colorScheme: 'light dark',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    // Leaves room for the call bar under a focused control at the end of the page (WCAG 2.4.11).
    scrollPaddingBottom: '5rem',
    // For links within a page; after the Tab key it would lag behind the focus.
    '&:not(:has(:focus-visible))': { _motionSafe: { scrollBehavior: 'smooth' } },
  },
  // Behind the open menu the page keeps still, and a tap on it closes the menu without pressing anything.
  'html:has(nav:popover-open)': {
    lgDown: { overflow: 'hidden', scrollbarGutter: 'stable', '& body': { pointerEvents: 'none' } },
  },
  ':focus-visible': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  ':target': { scrollMarginTop: '1.5rem' },
})
