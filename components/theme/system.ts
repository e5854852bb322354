import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { forcedColorsCss, globalCss } from './globalCss.ts'
import { printCss } from './printCss.ts'
import { breakpoints, semanticTokens, tokens } from './tokens.ts'

/**
 * The design system: Chakra's style properties with the site's own tokens. Recipes go to `chakra()` directly.
 * Chakra's default theme is left out: the site uses nothing of it.
 */
export const system = createSystem(
  defaultBaseConfig,
  { globalCss: forcedColorsCss },
  { globalCss: printCss },
  {
    // Its rules for elements that this site lacks would be on every page: see globalCss.ts.
    preflight: false,
    // An element has one class: there is nothing for cascade layers to order.
    disableLayers: true,
    cssVarsPrefix: 'c',
    cssVarsRoot: ':root',
    // Dark colors are for screens: on paper they would be ink.
    conditions: { osDark: '@media screen and (prefers-color-scheme: dark)' },
    globalCss,
    theme: { breakpoints, tokens, semanticTokens },
  },
)
