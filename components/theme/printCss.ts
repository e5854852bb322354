import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react'
import { siteUrl } from '../../content/model/siteUrl.ts'

/** Every page on paper: its letterhead and main part, black on white. */
const onPaper: Record<string, SystemStyleObject> = {
  ':root': { bg: '#fff !important', fontSize: '10pt' },
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
  // A scroll container would be cut at the edge of the paper.
  '[role=region]': { overflow: 'visible' },
  'details::details-content': { contentVisibility: 'visible' },
}

export const printCss = defineGlobalStyles({
  '@page': { margin: '18mm 16mm' },
  ...Object.fromEntries(
    Object.entries(onPaper).map(([selector, styles]) => [selector, { _print: styles }]),
  ),
})

/** Links on paper are followed by their addresses. */
export const printedLinks: SystemStyleObject = {
  '& a[href^="/"]::after': { content: `" (${siteUrl}" attr(href) ")"` },
  '& a[href^=http]::after': { content: '" (" attr(href) ")"' },
  '& a::after': { fontSize: 'sm', fontWeight: '400', overflowWrap: 'anywhere' },
}
