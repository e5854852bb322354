import { chakra } from '@chakra-ui/react/styled-system'
import { printedLinks } from '../theme/styles.ts'

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
    // The cell may be a number, which doesn't wrap.
    whiteSpace: 'normal',
    fontWeight: '600',
    color: 'fg.muted',
  },
} as const

/** Long text: an article, or a service's or city's. Styles the plain elements that MDX renders. */
export const Prose = chakra('div', {
  base: {
    lineHeight: 'prose',
    '& > * + *': { marginTop: '5' },
    // Headings have a margin below them.
    '& > h2 + *, & > h3 + *': { marginTop: '0' },
    '& h2': { marginTop: '12' },
    '& h3': { marginTop: '10' },
    '& h2 + details': { marginTop: '5' },
    '& > :first-child': { marginTop: '0' },
    '& small': { fontSize: 'note' },
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
      // Browsers from before 2021 don't know paddings by direction.
      padding: { base: '2', md: '0.5rem 1rem' },
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
