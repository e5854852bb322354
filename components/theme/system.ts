import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  createSystem,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system'
import { css as serialize } from '@emotion/react'
import { globalCss } from './globalCss.ts'
import { printCss } from './printCss.ts'
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts'

/**
 * The design system: Chakra's style props with this site's tokens. Recipes are passed to `chakra()`
 * directly. Nothing of Chakra's default theme is used.
 */
const resolver = createSystem(
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

/**
 * Resolves each set of styles once, and to Emotion's text. Chakra and Emotion would do it for each
 * element of each page.
 */
export const system: SystemContext = {
  ...resolver,
  _global: [serialize(resolver._global)],
  css: (recipe, ...others) => cssOf(recipe)(others),
  cva: remember((config) => {
    const recipe = resolver.cva(config)
    return Object.assign(recipe, { merge: remember(recipe.merge.bind(recipe)) })
  }),
  isValidProperty: remember(resolver.isValidProperty),
}

type Styles = SystemStyleObject | undefined

/** By the styles of a recipe, which stay the same object, and the text of the others. */
const cssOf = remember((recipe: Styles) =>
  remember((others: Styles[]) => serialize(resolver.css(recipe, ...others)), JSON.stringify),
)

function remember<Value, Result>(
  compute: (value: Value) => Result,
  toKey: (value: Value) => unknown = (value) => value,
) {
  const known = new Map<unknown, Result>()
  return (value: Value): Result => {
    const key = toKey(value)
    const result = known.get(key) ?? compute(value)
    known.set(key, result)
    return result
  }
}
