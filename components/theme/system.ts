import { createSystem, defaultBaseConfig, mergeConfigs } from '@chakra-ui/react'
import { forcedColorsCss } from './forcedColorsCss.ts'
import { globalCss } from './globalCss.ts'
import { printCss } from './printCss.ts'
import {
  buttonRecipe,
  calloutRecipe,
  cardRecipe,
  proseRecipe,
  sectionRecipe,
  ticketRecipe,
} from './recipes.ts'
import { breakpoints, semanticTokens, tokens } from './tokens.ts'

/** Merged, not spread: they style elements that the others style too. */
const states = mergeConfigs({ globalCss: forcedColorsCss }, { globalCss: printCss })

/**
 * The design system: Chakra's style properties with the site's own tokens and recipes.
 * Chakra's defaults are left out on purpose: each token that a page reads is printed into it.
 */
const made = createSystem(defaultBaseConfig, states, {
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

const recipes = new WeakMap<object, unknown>()

/**
 * The same, but a component's recipe is worked out once. Chakra does it for each element of each
 * page, which takes most of the time of a page: `createStyled` in its styled-system/factory.js.
 */
export const system = {
  ...made,
  cva: new Proxy(made.cva, {
    apply(cva, _, [recipe]) {
      if (!recipes.has(recipe)) recipes.set(recipe, cva(recipe))
      return recipes.get(recipe)
    },
  }),
}
