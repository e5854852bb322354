import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './globalCss.ts'
import { printCss } from './printCss.ts'
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts'

/**
 * The design system: Chakra's style properties with the site's own tokens. Recipes go to `chakra()` directly.
 * The site uses nothing of Chakra's default theme.
 */
export const system = createSystem(
  defaultBaseConfig,
  { globalCss: printCss },
  {
    // It has rules for elements that this site does not use: see globalCss.ts.
    preflight: false,
    // Every element has a single class, so there is nothing for cascade layers to order.
    disableLayers: true,
    cssVarsPrefix: 'c',
    cssVarsRoot: ':root',
    conditions: {
      // Screens only: on paper, dark colors would use up ink.
      osDark: '@media screen and (prefers-color-scheme: dark)',
      // Chakra's also asks for a mouse, heeds `data-hover` and leaves out disabled controls.
      hover: '&:hover',
    },
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles },
  },
)
