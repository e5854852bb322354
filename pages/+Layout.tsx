import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { mainId } from '../components/browser/ids.ts'
import { CallBar } from '../components/layout/CallBar.tsx'
import { Footer } from '../components/layout/Footer.tsx'
import { Header } from '../components/layout/Header.tsx'
import { Letterhead } from '../components/layout/Letterhead.tsx'
import { NotificationRegion } from '../components/layout/NotificationRegion.tsx'
import { SkipLink } from '../components/layout/SkipLink.tsx'

// https://vike.dev/Layout
export function Layout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext()
  return (
    <>
      <SkipLink />
      <Header path={urlPathname} />
      <Letterhead path={urlPathname} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <CallBar />
      <Footer path={urlPathname} />
      <NotificationRegion />
    </>
  )
}
