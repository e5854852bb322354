import { createSystem } from '@chakra-ui/react'
import { breakpoints } from '../theme/tokens.ts'
import { toastRecipe } from './toast/toastRecipe.ts'

/**
 * The design system of the islands: the recipes of Chakra's components that they use, with values
 * instead of tokens (see color.ts). (Chakra's `defaultBaseConfig` is 5 KB of script, brotli.)
 */
export const islandSystem = createSystem({
  preflight: false,
  disableLayers: true,
  conditions: { hover: '&:hover', osDark: '@media screen and (prefers-color-scheme: dark)' },
  theme: {
    breakpoints,
    slotRecipes: { toast: toastRecipe },
  },
})
