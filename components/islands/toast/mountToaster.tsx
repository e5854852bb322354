import { ChakraProvider, createSystem } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { breakpoints } from '../../theme/tokens.ts'
import { Toasts } from './Toasts.tsx'
import { toastRecipe } from './toastRecipe.ts'

export { toast } from './toast.ts'

/** Chakra's `defaultBaseConfig` would be 5 KB more (brotli). The recipe has values instead of tokens: see color.ts. */
const system = createSystem({
  preflight: false,
  disableLayers: true,
  conditions: { osDark: '@media screen and (prefers-color-scheme: dark)' },
  theme: { breakpoints, slotRecipes: { toast: toastRecipe } },
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
