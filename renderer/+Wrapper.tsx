import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { system } from './theme/system'

// https://vike.dev/Wrapper
export function Wrapper({ children }: { children: ReactNode }) {
  const { emotionCache } = usePageContext()
  if (!emotionCache) throw new Error('The page has no Emotion cache: see +onBeforeRenderHtml.ts.')
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
