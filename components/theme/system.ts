import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './globalCss.ts'
import { printCss } from './printCss.ts'
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts'

/**
 * The design system: Chakra's style props with this site's tokens. Recipes are passed to `chakra()`
 * directly. Nothing of Chakra's default theme is used.
 */
export const system = createSystem(
  defaultBaseConfig,
  { globalCss: printCss },
  {
    // It styles elements that this site doesn't use: see globalCss.ts.
    preflight: false,
    // Every element has one class, so cascade layers have nothing to order.
    disableLayers: true,
    cssVarsPrefix: 'c',
    cssVarsRoot: ':root',
    conditions: {
      // For screens only: in print, dark colors would waste ink.
      osDark: '@media screen and (prefers-color-scheme: dark)',
      // Chakra's `_hover` also requires a mouse and skips disabled controls.
      hover: '&:hover',
    },
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles },
  },
)
