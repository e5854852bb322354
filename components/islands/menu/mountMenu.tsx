import { ChakraProvider } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { islandSystem } from '../system'
import { MenuDrawer } from './MenuDrawer'
import { readMenu } from './readMenu'

/** Gives the header's menu link a drawer. */
export function mount(toggle: HTMLElement): void {
  const host = document.body.appendChild(document.createElement('div'))
  // At once, for the click that may have brought the island follows.
  flushSync(() =>
    createRoot(host).render(
      <ChakraProvider value={islandSystem}>
        <MenuDrawer toggle={toggle} links={readMenu()} />
      </ChakraProvider>,
    ),
  )
}
