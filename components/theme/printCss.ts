import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Prints the letterhead and the main area of a page in black on white. */
const onPaper: Record<string, SystemStyleObject> = {
  ':root': { bg: '#fff !important', fontSize: '10pt' },
  '*, ::before, ::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
  },
  '::marker': { color: '#000 !important' },
  '#root > :not(main):not([data-letterhead]), svg[aria-hidden], img[alt=""]': {
    display: 'none',
  },
  'main nav': { display: 'none' },
  'h1, h2, h3': { breakInside: 'avoid', breakAfter: 'avoid' },
  'figure, li, tr': { breakInside: 'avoid' },
}

export const printCss = defineGlobalStyles({
  '@page': { margin: '18mm 16mm' },
  ...Object.fromEntries(
    Object.entries(onPaper).map(([selector, styles]) => [selector, { _print: styles }]),
  ),
})
