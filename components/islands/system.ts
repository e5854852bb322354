import { createSystem } from '@chakra-ui/react'
import { breakpoints, semanticTokens, tokens } from '../../renderer/theme/tokens'
import { drawerRecipe } from './menu/drawerRecipe'
import { toastRecipe } from './toast/toastRecipe'

/**
 * The design system of the islands: the site's tokens, and of Chakra's style properties and conditions
 * only those that an island uses. (Chakra's `defaultBaseConfig` is 5 KB of script, brotli.)
 */
export const islandSystem = createSystem({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':root',
  conditions: { hover: '&:hover', osDark: '@media screen and (prefers-color-scheme: dark)' },
  utilities: {
    ...valuesFrom('colors', ['color', 'borderColor', 'outlineColor']),
    ...valuesFrom('spacing', ['gap', 'padding', 'paddingInline', 'paddingBlock', 'margin']),
    ...valuesFrom('sizes', ['width', 'height', 'minHeight', 'maxWidth']),
    background: { values: 'colors', shorthand: 'bg' },
    borderRadius: { values: 'radii' },
    boxShadow: { values: 'shadows' },
    fontFamily: { values: 'fonts' },
    fontSize: { values: 'fontSizes' },
    lineHeight: { values: 'lineHeights' },
    zIndex: { values: 'zIndex' },
  },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    slotRecipes: { drawer: drawerRecipe, toast: toastRecipe },
  },
})

function valuesFrom(category: 'colors' | 'spacing' | 'sizes', properties: string[]) {
  return Object.fromEntries(properties.map((property) => [property, { values: category }]))
}
