import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react'
import { siteUrl } from '../../content/model/siteUrl.ts'

/** The look of every page on paper: its letterhead and its main part, ink on white. */
const onPaper: Record<string, SystemStyleObject> = {
  // Twice, to outdo the tokens.
  ':root:root': {
    bg: '#fff !important',
    fontSize: '10pt',
    // The page's margins are the paper's.
    '--c-spacing-gutter': '1px',
    '--c-spacing-section': '1.5rem',
    '--c-spacing-12': '1.75rem',
    '--c-line-heights-prose': '1.45',
    '--c-colors-border': '#777',
  },
  '*, ::before, ::after, ::marker': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
  },
  '#root > :not(main, [data-letterhead]), svg[aria-hidden]': { display: 'none' },
  // What leads on to other pages.
  'main nav': { display: 'none' },
  // One coupon alone: see startCoupons.ts.
  'main:has([data-printed]) :not(:has([data-printed]), [data-printed], [data-printed] *)': {
    display: 'none',
  },
  'h1, h2, h3': { breakInside: 'avoid', breakAfter: 'avoid' },
  'figure, li, tr, details': { breakInside: 'avoid' },
  // A box that scrolls would be cut where the sheet ends.
  '[role=region]': { overflow: 'visible' },
  'details::details-content': { contentVisibility: 'visible' },
}

export const printCss = defineGlobalStyles({
  '@page': { margin: '18mm 16mm' },
  ...Object.fromEntries(
    Object.entries(onPaper).map(([selector, styles]) => [selector, { _print: styles }]),
  ),
})

/** The links of a text on paper: followed by their addresses, which nobody can click. */
export const printedLinks: SystemStyleObject = {
  '& a[href^="/"]::after': { content: `" (${siteUrl}" attr(href) ")"` },
  '& a[href^=http]::after': { content: '" (" attr(href) ")"' },
  '& a::after': { fontSize: 'sm', fontWeight: '400', overflowWrap: 'anywhere' },
  '& :is(h2, h3) > a': { display: 'none' },
}
