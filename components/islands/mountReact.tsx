import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { islandSystem } from './system.ts'

/** Renders into an element at once, its effects included: the interaction that asked for the island follows. */
export function mountReact(host: HTMLElement, children: ReactNode): void {
  flushSync(() =>
    createRoot(host).render(<ChakraProvider value={islandSystem}>{children}</ChakraProvider>),
  )
}
