import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toastRecipe } from '../../theme/toastRecipe.ts'
import { breakpoints, semanticTokens, tokens } from '../../theme/tokens.ts'
import { Toasts } from './Toasts.tsx'

export { showCopied } from '../coupon/showCopied.ts'

/** The site's tokens under names of their own: the page has kept only those that it reads. */
const system = createSystem(defaultBaseConfig, {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'toast',
  cssVarsRoot: ':root',
  conditions: { osDark: '@media screen and (prefers-color-scheme: dark)' },
  theme: { breakpoints, tokens, semanticTokens, slotRecipes: { toast: toastRecipe } },
})

/** Puts Chakra's toaster in the place of the prerendered region of notifications. */
export function mount(region: HTMLElement): void {
  const hadFocus = region === document.activeElement
  const host = document.createElement('div')
  region.replaceWith(host)
  // With its effects: a toast may follow at once.
  flushSync(() =>
    createRoot(host).render(
      <ChakraProvider value={system}>
        <Toasts />
      </ChakraProvider>,
    ),
  )
  if (hadFocus) host.querySelector<HTMLElement>('[role=region]')?.focus()
}
