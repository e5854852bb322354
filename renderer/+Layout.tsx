import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Letterhead } from '../components/layout/Letterhead.tsx'
import { mainId } from '../components/layout/SkipLink.tsx'

// What stands around it comes from frame.tsx. https://vike.dev/Layout
export function Layout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext()
  return (
    <>
      <Letterhead path={urlPathname} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
