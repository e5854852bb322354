import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { siteUrl } from '../../model/settings.ts'

/** A surface in the main color, with a focus ring that is visible on it. */
export const onBrand = { bg: 'bg.brand', color: 'fg.onBrand', '--ring': '{colors.action.hover}' }

export const onBrandDeep = { ...onBrand, bg: 'bg.brandDeep' }

/** A section of a page in the main color: its texts, links, and accents are readable on it. */
export const brandSection = {
  ...onBrand,
  '--c-colors-fg-brand': '{colors.fg.onBrand}',
  '--c-colors-fg-link': '{colors.fg.onBrand}',
  '--c-colors-fg-muted': '{colors.fg.onBrandMuted}',
  '--c-colors-fg-warm': '{colors.action.hover}',
}

/** The edge of a colored surface: visible in forced colors, which replace its color. */
export const edge = { borderWidth: '2px', borderColor: 'transparent' } as const

/** The `<summary>` of something that unfolds: its text, and a plus or minus sign at the end. */
export const disclosure = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  cursor: 'pointer',
  textStyle: 'heading',
  fontSize: 'lead',
  // Only if a word of large text doesn't fit.
  overflowWrap: 'anywhere',
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

export const card = { bg: 'bg.raised', borderWidth: '1px', borderRadius: 'lg' } as const

export const linkCard = { ...card, _hover: { borderColor: 'fg.link' } } as const

export const factCard = { ...card, paddingInline: '4' } as const

/** A panel in the colors of a page header. */
export const brandPanel = { ...onBrand, ...edge, borderWidth: '1px', borderRadius: 'lg' } as const

/** Such a panel with text in it, below an optional h2. */
export const paddedPanel = {
  ...brandPanel,
  padding: { base: '4', md: '5' },
  '& > h2': { marginBottom: { base: '4', md: '5' } },
} as const

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

export const field = {
  width: '100%',
  minHeight: 'target',
  paddingInline: '3',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  '&[aria-invalid=true]': { borderColor: 'fg.danger' },
} as const

/** The message that script shows below an invalid field. */
export const fieldMessage = { color: 'fg.danger', fontWeight: '600' } as const

export const printedLinks: SystemStyleObject = {
  '& a[href^="/"]::after': { content: `" (${siteUrl}" attr(href) ")"` },
  '& a[href^=http]::after': { content: '" (" attr(href) ")"' },
  '& a::after': { fontSize: 'note', fontWeight: '400', overflowWrap: 'anywhere' },
}
