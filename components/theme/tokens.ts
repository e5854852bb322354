import type { SystemConfig } from '@chakra-ui/react'
import { accent, main } from './palette.ts'

type Theme = NonNullable<SystemConfig['theme']>

/** The minimum widths at which the layout changes. */
export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }

/** Raw values. Components use the semantic colors below instead of these. */
export const tokens = {
  colors: {
    main: {
      50: { value: main('#eef6f8') },
      100: { value: main('#d6e9ee') },
      200: { value: main('#a9d0da') },
      300: { value: main('#74b2c2') },
      500: { value: main('#237389') },
      600: { value: main('#13576b') },
      700: { value: main('#0f475a') },
      800: { value: main('#0c3646') },
      900: { value: main('#0a2733') },
      950: { value: main('#071b24') },
    },
    accent: {
      100: { value: accent('#fdecd2') },
      300: { value: accent('#fbc678') },
      400: { value: accent('#f8ac42') },
      700: { value: accent('#a34a08') },
      900: { value: accent('#3d1c04') },
    },
    sky: {
      50: { value: '#eef6f8' },
      100: { value: '#d6e9ee' },
      200: { value: '#a9d0da' },
      500: { value: '#237389' },
      600: { value: '#13576b' },
    },
    amber: {
      100: { value: '#fdecd2' },
      300: { value: '#fbc678' },
      500: { value: '#f2971b' },
      700: { value: '#a34a08' },
      900: { value: '#3d1c04' },
    },
    paper: {
      0: { value: '#ffffff' },
      50: { value: '#faf8f4' },
      100: { value: '#f3efe7' },
      200: { value: '#e4ded2' },
      400: { value: '#8d8a82' },
    },
    ink: {
      400: { value: '#a9b6bc' },
      600: { value: '#42515a' },
      900: { value: '#16242c' },
    },
    signal: {
      100: { value: '#fde4e1' },
      600: { value: '#9b1f18' },
      300: { value: '#ffb4ab' },
      900: { value: '#3b0d0a' },
    },
    leaf: { 100: { value: '#e0f2e4' }, 700: { value: '#1d6b3a' }, 300: { value: '#8fd6a6' } },
  },
  fonts: {
    body: { value: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif' },
    heading: { value: 'Barlow, "Barlow fallback", sans-serif' },
    mono: { value: 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  // Fluid between 360 and 1440 px: the first value is the phone's, the last the desktop's.
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: 'clamp(1rem, 0.97rem + 0.14vw, 1.0938rem)' },
    lg: { value: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)' },
    xl: { value: 'clamp(1.25rem, 1.17rem + 0.37vw, 1.5rem)' },
    '2xl': { value: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.9375rem)' },
    '3xl': { value: 'clamp(1.875rem, 1.58rem + 1.3vw, 2.75rem)' },
    '4xl': { value: 'clamp(2.25rem, 1.75rem + 2.22vw, 3.75rem)' },
  },
  lineHeights: {
    tight: { value: '1.12' },
    snug: { value: '1.3' },
    normal: { value: '1.6' },
  },
  spacing: {
    1: { value: '0.25rem' },
    1.5: { value: '0.375rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
  },
  sizes: {
    page: { value: '76rem' },
    prose: { value: '42rem' },
    ticket: { value: '26rem' },
    target: { value: '3rem' },
  },
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
    menuToggle: { value: 26 },
    toast: { value: 30 },
  },
  durations: { fast: { value: '120ms' } },
} satisfies Theme['tokens']

/** Colors by purpose. Light and dark follow the visitor's system. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: { value: { base: '{colors.paper.50}', _osDark: '{colors.main.950}' } },
      raised: { value: { base: '{colors.paper.0}', _osDark: main('#0d2733') } },
      sunken: { value: { base: '{colors.paper.100}', _osDark: main('#05141b') } },
      brand: { value: { base: '{colors.main.800}', _osDark: main('#0a2c3a') } },
      brandDeep: { value: { base: '{colors.main.900}', _osDark: main('#041219') } },
      cool: { value: { base: '{colors.main.50}', _osDark: main('#0e303e') } },
      accent: { value: { base: '{colors.accent.100}', _osDark: '{colors.accent.900}' } },
      warm: { value: { base: '{colors.amber.100}', _osDark: '{colors.amber.900}' } },
      cold: { value: { base: '{colors.sky.50}', _osDark: '#0e303e' } },
      danger: { value: { base: '{colors.signal.100}', _osDark: '{colors.signal.900}' } },
      success: { value: { base: '{colors.leaf.100}', _osDark: '#0c3320' } },
    },
    fg: {
      DEFAULT: { value: { base: '{colors.ink.900}', _osDark: '#e8eff2' } },
      muted: { value: { base: '{colors.ink.600}', _osDark: '{colors.ink.400}' } },
      onBrand: { value: '#ffffff' },
      onBrandMuted: { value: main('#cfe3ea') },
      brand: { value: { base: '{colors.main.700}', _osDark: '{colors.main.200}' } },
      link: { value: { base: '{colors.main.600}', _osDark: main('#86cfe2') } },
      visited: { value: { base: '#5b3f7d', _osDark: '#c9b3ea' } },
      accent: { value: { base: '{colors.accent.700}', _osDark: '{colors.accent.300}' } },
      warm: { value: { base: '{colors.amber.700}', _osDark: '{colors.amber.300}' } },
      cold: { value: { base: '{colors.sky.600}', _osDark: '#86cfe2' } },
      danger: { value: { base: '{colors.signal.600}', _osDark: '{colors.signal.300}' } },
      success: { value: { base: '{colors.leaf.700}', _osDark: '{colors.leaf.300}' } },
    },
    action: {
      bg: { value: '{colors.accent.400}' },
      hover: { value: '{colors.accent.300}' },
      fg: { value: accent('#241302') },
    },
    border: {
      DEFAULT: {
        value: { base: '{colors.paper.200}', _osDark: main('#1f4250'), _print: '#777' },
      },
      strong: { value: { base: '{colors.paper.400}', _osDark: main('#6f8b97') } },
    },
    // For drawings. The home page's scene looks the same in light and dark, on bg.brand.
    scene: {
      water: { value: { base: '{colors.sky.200}', _osDark: '{colors.sky.600}' } },
      wall: { value: '{colors.main.500}' },
      facade: { value: '{colors.main.700}' },
      roof: { value: '{colors.main.600}' },
      line: { value: '{colors.main.300}' },
      paper: { value: '{colors.paper.50}' },
      warmRoom: { value: '{colors.amber.100}' },
      warmThing: { value: '{colors.amber.300}' },
      hot: { value: '{colors.amber.500}' },
      hotDeep: { value: '{colors.amber.700}' },
      coolRoom: { value: '{colors.sky.100}' },
      coolThing: { value: '{colors.sky.200}' },
      cold: { value: '{colors.sky.500}' },
    },
    focus: { value: { base: '{colors.accent.700}', _osDark: '{colors.accent.300}' } },
  },
  spacing: {
    12: { value: { base: '3rem', _print: '1.75rem' } },
    // The paper has margins of its own.
    gutter: { value: { base: 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)', _print: '1px' } },
    section: { value: { base: 'clamp(2.5rem, 1.5rem + 4.4vw, 5.5rem)', _print: '1.5rem' } },
  },
  lineHeights: { prose: { value: { base: '1.7', _print: '1.45' } } },
  shadows: {
    raised: {
      value: {
        base: '0 1px 2px rgb(10 39 51 / 0.08), 0 6px 20px rgb(10 39 51 / 0.06)',
        _osDark: '0 1px 2px rgb(0 0 0 / 0.4)',
      },
    },
  },
} satisfies Theme['semanticTokens']
