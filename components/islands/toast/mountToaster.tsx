import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toastRecipe } from '../../theme/toastRecipe.ts'
import { breakpoints, semanticTokens, tokens } from '../../theme/tokens.data.ts'
import { Toasts } from './Toasts.tsx'
import { toaster } from './toast.ts'

// In this file, because a coupon's button loads the toaster and nothing else.
export { showCopied } from '../coupon/showCopied.ts'

/** The site's tokens with a prefix of their own: a page keeps only those that it uses. */
const system = createSystem(defaultBaseConfig, {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'toast',
  cssVarsRoot: ':root',
  conditions: { osDark: '@media screen and (prefers-color-scheme: dark)' },
  theme: { breakpoints, tokens, semanticTokens, slotRecipes: { toast: toastRecipe } },
})

/** Replaces the prerendered region of notifications with Chakra's toaster. */
export function mount(region: HTMLElement): void {
  // On a wide screen beside the page's heading, where no button is; on a phone within reach of the thumb.
  const isWide = matchMedia(`(min-width: ${breakpoints.lg})`).matches
  toaster.attrs.placement = isWide ? 'top-end' : 'bottom-end'
  const hadFocus = region === document.activeElement
  const host = document.createElement('div')
  region.replaceWith(host)
  flushSync(() =>
    createRoot(host).render(
      <ChakraProvider value={system}>
        <Toasts />
      </ChakraProvider>,
    ),
  )
  if (hadFocus) host.querySelector<HTMLElement>('[role=region]')?.focus()
}
