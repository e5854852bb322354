import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
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
  css: remember((...styles) => serialize(resolver.css(...styles)), JSON.stringify),
  cva: remember(resolver.cva, ([recipe]) => recipe),
  isValidProperty: remember(resolver.isValidProperty, ([property]) => property),
}

function remember<Values extends unknown[], Result>(
  compute: (...values: Values) => Result,
  toKey: (values: Values) => unknown,
) {
  const known = new Map<unknown, Result>()
  return (...values: Values): Result => {
    const key = toKey(values)
    const result = known.get(key) ?? compute(...values)
    known.set(key, result)
    return result
  }
}
