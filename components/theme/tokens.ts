import type { SystemConfig } from '@chakra-ui/react/styled-system'
import { createColors } from '../../model/brand/colors.ts'
import { brand } from '../../model/records.ts'
import { themeSizes } from './sizes.ts'

type Theme = NonNullable<SystemConfig['theme']>

export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }

/** Values that are the same in light and dark. */
export const tokens = {
  fonts: {
    // The second of each is the first's fallback: see fontFaceCss.ts.
    body: { value: 'Source, S, sans-serif' },
    heading: { value: 'Barlow, B, sans-serif' },
  },
  // The only text sizes. Ranges are from 360 to 1440 px wide screens.
  fontSizes: {
    /** 15 px: captions, dates, terms, sources, units. */
    note: { value: '0.9375rem' },
    /** 17 to 18 px: body text, on phones that of articles too. */
    text: { value: 'clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)' },
    /** 19 to 21 px: leads, card titles, h3, buttons, quotes, articles from tablets on. */
    lead: { value: 'clamp(1.1875rem, 1.15rem + 0.17vw, 1.3125rem)' },
    /** 24 to 36 px: h2, large quotes, coupon codes. */
    title: { value: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.25rem)' },
    /** 34 to 60 px: h1. */
    page: { value: 'clamp(2.125rem, 0.94rem + 3.125vw, 3.75rem)' },
    /** 40 to 68 px: the home page's h1, opening quotation marks, coupon amounts next to text. */
    hero: { value: 'clamp(2.5rem, 1.92rem + 2.6vw, 4.25rem)' },
    /** 80 to 144 px: the rating, the years of experience, amounts on the coupons page. */
    figure: { value: 'clamp(5rem, 3rem + 9vw, 9rem)' },
  },
  lineHeights: {
    tight: { value: '1.15' },
    snug: { value: '1.3' },
    normal: { value: '1.5' },
  },
  // Each step is a quarter of a rem.
  spacing: Object.fromEntries(
    [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((steps) => [steps, { value: `${steps / 4}rem` }]),
  ),
  sizes: themeSizes,
  radii: {
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    full: { value: '999px' },
  },
  zIndex: {
    callBar: { value: 10 },
    skipLink: { value: 20 },
    menuShield: { value: 25 },
    toast: { value: 30 },
  },
} satisfies Theme['tokens']

/** The font of headings, buttons, and labels. It has a single weight. */
export const textStyles = { heading: { value: { fontFamily: 'heading', fontWeight: '700' } } }

export const semanticTokens = {
  colors: createColors(brand),
  spacing: {
    12: { value: { base: '3rem', _print: '1.75rem' } },
    // Paper has its own margins.
    gutter: { value: { base: 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)', _print: '1px' } },
    section: { value: { base: 'clamp(2.5rem, 1.7rem + 3.2vw, 4.5rem)', _print: '1.5rem' } },
  },
  lineHeights: { prose: { value: { base: '1.55', _print: '1.45' } } },
  shadows: {
    raised: {
      value: {
        base: '0 1px 2px rgb(10 39 51 / 0.08), 0 6px 20px rgb(10 39 51 / 0.06)',
        _osDark: '0 1px 2px rgb(0 0 0 / 0.4)',
      },
    },
  },
} satisfies Theme['semanticTokens']
