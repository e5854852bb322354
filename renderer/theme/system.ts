import { createSystem, defaultBaseConfig, mergeConfigs } from '@chakra-ui/react'
import { forcedColorsCss } from './forcedColorsCss'
import { globalCss } from './globalCss'
import { printCss } from './printCss'
import {
  buttonRecipe,
  calloutRecipe,
  cardRecipe,
  proseRecipe,
  sectionRecipe,
  ticketRecipe,
} from './recipes'
import { breakpoints, semanticTokens, tokens } from './tokens'

/** Merged, not spread: they style elements that the others style too. */
const states = mergeConfigs({ globalCss: forcedColorsCss }, { globalCss: printCss })

/**
 * The design system: Chakra's style properties with the site's own tokens and recipes.
 * Chakra's defaults are left out on purpose: each token that a page reads is printed into it.
 */
export const system = createSystem(defaultBaseConfig, states, {
  // Its rules for elements that this site lacks would ride along on every page: see globalCss.ts.
  preflight: false,
  // One class an element: there is nothing for cascade layers to order.
  disableLayers: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':root',
  // On paper dark colors would be ink: see printCss.ts.
  conditions: { osDark: '@media screen and (prefers-color-scheme: dark)' },
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    recipes: {
      button: buttonRecipe,
      callout: calloutRecipe,
      card: cardRecipe,
      prose: proseRecipe,
      section: sectionRecipe,
      ticket: ticketRecipe,
    },
  },
})
