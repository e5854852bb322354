import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { CallBar } from '../components/layout/CallBar'
import { Footer } from '../components/layout/Footer'
import { Header } from '../components/layout/Header'
import { Letterhead } from '../components/layout/Letterhead'
import { NotificationRegion } from '../components/layout/NotificationRegion'
import { mainId, SkipLink } from '../components/layout/SkipLink'

// https://vike.dev/Layout
export function Layout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext()
  return (
    <>
      <SkipLink />
      <Letterhead path={urlPathname} />
      <Header path={urlPathname} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer path={urlPathname} />
      <CallBar />
      <NotificationRegion />
    </>
  )
}
