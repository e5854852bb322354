import { defineRecipe } from '@chakra-ui/react/styled-system'
import { onBrand } from './globalCss.ts'
import { printedLinks } from './printCss.ts'

/** A half circle cut out of a ticket's edge, in the color of the page. */
const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-0.75rem',
  width: '1.5rem',
  height: '1.5rem',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  bg: 'bg',
  // Above the ticket's own edge.
  zIndex: '1',
} as const

/** While a coupon is being printed, everything else is hidden: see startCoupons.ts. */
const onlyPrinted = {
  'main:has(&[data-printed]) :not(:has([data-printed]), [data-printed], [data-printed] *)': {
    display: 'none',
  },
}

/** Action links and buttons: call, schedule, send. At least 48 px tall. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    minHeight: 'target',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'transparent',
    bg: 'transparent',
    textStyle: 'heading',
    fontSize: 'lead',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  variants: {
    variant: {
      action: { bg: 'action.bg', color: 'action.fg', _hover: { bg: 'action.hover' } },
      solid: { bg: 'fg.brand', color: 'bg.raised', _hover: { bg: 'fg.link' } },
      outline: {
        borderColor: 'fg.brand',
        color: 'fg.brand',
        _hover: { bg: 'bg.cool' },
      },
      outlineOnBrand: {
        borderColor: 'fg.onBrandMuted',
        color: 'fg.onBrand',
        _hover: { bg: 'bg.brandDeep' },
      },
    },
    size: { sm: { paddingInline: '4', fontSize: 'text' } },
  },
  defaultVariants: { variant: 'action' },
})

/**
 * A coupon: its value, a perforated line with a notch at each end, and its terms, on a `bg`
 * background. Uses `:nth-child(2)`, because `:last-child` changes while the page loads.
 */
export const ticketRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    overflow: 'hidden',
    bg: 'bg.raised',
    borderRadius: 'lg',
    breakInside: 'avoid',
    // Its edge, which the notches cover.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '& > *': { padding: '5' },
    '& > :first-child': { bg: 'bg.accent' },
    '& > :nth-child(2)': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: '1',
      gap: '3',
      position: 'relative',
      borderBlockStartWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'fg.accent',
      _before: { insetInlineStart: '-0.75rem', ...notch },
      _after: { insetInlineEnd: '-0.75rem', ...notch },
    },
    _print: onlyPrinted,
    // The value next to the terms.
    mdToLg: {
      flexDirection: 'row',
      '& > :first-child': { width: '42%', flexShrink: '0', alignContent: 'center' },
      '& > :nth-child(2)': {
        borderBlockStartWidth: '0',
        borderInlineStartWidth: '2px',
        _after: {
          insetBlockStart: 'auto',
          insetBlockEnd: '-0.75rem',
          insetInline: '-0.75rem auto',
        },
      },
    },
  },
})

/** The `<summary>` of something that unfolds: its text, and a plus or minus sign at the end. */
export const disclosure = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  cursor: 'pointer',
  textStyle: 'heading',
  fontSize: 'lead',
  // Hides Safari's default triangle.
  '&::-webkit-details-marker': { display: 'none' },
  _after: {
    content: '"+" / ""',
    flexShrink: '0',
    marginInlineStart: 'auto',
    paddingInline: '2',
    // The signs sit low in their line.
    marginBottom: '1',
    fontSize: 'title',
    lineHeight: '1',
    color: 'fg.accent',
  },
  '&:is([open] > *)::after': { content: '"–" / ""' },
} as const

/** A `<details>` whose content is printed in any case. */
export const fold = {
  '&::details-content': { contentVisibility: { _print: 'visible' } },
  '& > summary': { ...disclosure, paddingBlock: '3', color: 'fg.brand' },
} as const

/** A card of facts. */
export const factCard = {
  paddingInline: '4',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'lg',
} as const

/** A panel in the colors of a page header. */
export const brandPanel = {
  ...onBrand,
  borderRadius: 'lg',
  // Visible in forced colors.
  borderWidth: '1px',
  borderColor: 'transparent',
} as const

/** Such a panel with text in it, below an optional h2. */
export const paddedPanel = {
  ...brandPanel,
  padding: { base: '4', md: '5' },
  '& > h2': { fontSize: 'title', marginBottom: { base: '4', md: '5' } },
} as const

/** A row of facts: a `<div>` with a label and its value. */
export const factRow = {
  paddingBlock: { base: '3', _print: '1.5' },
  breakInside: 'avoid',
  '& + div': { borderTopWidth: '1px' },
} as const

/** A row or box that its only link covers. */
export const stretchedLink = {
  position: 'relative',
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
  '&:hover a': { textDecoration: 'underline' },
} as const

/** The `::after` of a row that leads to another page: an arrow at its end. */
export const arrow = {
  content: '"›" / ""',
  marginInlineStart: 'auto',
  color: 'fg.accent',
} as const

/** A table with its rows stacked: each row has a heading, and each cell its column's name. */
const stackedTable = {
  '&, & tbody, & tr': { display: 'block' },
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& tr': { paddingBottom: '2' },
  '& td': {
    display: 'block',
    paddingBlock: '1',
    paddingInline: '4',
    borderBottomWidth: '0',
    textAlign: 'start',
  },
  '& td:first-child': {
    paddingTop: '3',
    textStyle: 'heading',
    fontSize: 'lead',
    color: 'fg.brand',
  },
  '& tr + tr': { borderTopWidth: '1px' },
  '& [data-label]::before': {
    content: 'attr(data-label) ": "',
    fontWeight: '600',
    color: 'fg.muted',
  },
} as const

/**
 * Long text: an article, or the body of a service's or city's page. Styles the plain elements that
 * MDX renders.
 */
export const proseRecipe = defineRecipe({
  base: {
    lineHeight: 'prose',
    // Headings have a margin below them.
    '& > :where(:not(h2, h3)) + *': { marginTop: '5' },
    '& h2': { fontSize: 'title', marginTop: '12' },
    '& h3': { fontSize: 'lead', marginTop: '10' },
    '& h2 + details': { marginTop: '5' },
    '& > :first-child': { marginTop: '0' },
    '& a': { color: 'fg.link', textDecoration: 'underline' },
    '& a:visited': { color: 'fg.visited' },
    '& ul, & ol': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li, & li > p + p, & li > ul, & li > ol': { marginTop: '2' },
    '& li::marker': { textStyle: 'heading', color: 'fg.accent' },
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
    '& caption': { textAlign: 'start', color: 'fg.muted', paddingBottom: '2', fontWeight: '600' },
    '& th, & td': {
      // Wide tables scroll. On very narrow screens, such as after zooming in, words may break.
      overflowWrap: 'normal',
      '@media screen and (max-width: 22em)': { overflowWrap: 'anywhere' },
      paddingBlock: '2',
      paddingInline: { base: '2', md: '4' },
      // Two short words don't break.
      minWidth: { md: '7em' },
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
    },
    '& .number': { whiteSpace: 'nowrap' },
    '& .end': { textAlign: 'end' },
    '& .center': { textAlign: 'center' },
    '& .stacked': { smDown: stackedTable },
    // Short labels are a column of chips.
    '& .aligned [data-label]': {
      smDown: {
        position: 'relative',
        paddingInlineStart: '7em',
        '&::before': {
          content: 'attr(data-label)',
          position: 'absolute',
          insetInlineStart: '4',
          width: '5em',
          textAlign: 'center',
          bg: 'bg.cool',
          borderRadius: 'sm',
          color: 'fg.brand',
        },
      },
    },
    '& thead th': { bg: 'bg.brand', color: 'fg.onBrand', fontWeight: '600' },
    '& table, & dl': { fontSize: { base: 'note', md: 'text' }, lineHeight: 'normal' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { md: '2fr 5fr' },
      columnGap: '4',
      paddingBlock: '2',
      borderTopWidth: '1px',
    },
    '& dt, & td:first-child': { fontWeight: '600' },
    '& dl > div > dd + dd': { gridColumn: { md: '2' } },
    '& dd > a[href^=tel]': { whiteSpace: 'nowrap' },
    '& .scrolls': {
      overflowX: 'auto',
      // A shadow at the end, until the last column is in view.
      background:
        'linear-gradient(to left, {colors.bg.raised} 1rem, transparent 2rem) local, linear-gradient(to left, {colors.border.strong}, transparent 0.625rem)',
      _print: { overflow: 'visible' },
    },
    _print: printedLinks,
  },
  variants: {
    isArticle: {
      true: {
        fontSize: { md: 'lead' },
        // From tablets on, they are as large as the text.
        '& > h3': { color: 'fg.brand' },
      },
    },
  },
})
