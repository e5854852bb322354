import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { usePageContext, VikeReactProviderPageContext } from 'vike-react/usePageContext'
import { CallBar } from '../components/layout/CallBar.tsx'
import { currentOf } from '../components/layout/currentOf.ts'
import { Footer } from '../components/layout/Footer.tsx'
import { Header } from '../components/layout/Header.tsx'
import { NotificationRegion } from '../components/layout/NotificationRegion.tsx'
import { SkipLink } from '../components/layout/SkipLink.tsx'
import { mainNavigation } from '../content/navigation.ts'
import { Wrapper } from './+Wrapper.tsx'

const frames = new Map<string, string>()

/**
 * Puts a page's main area into its frame: header, footer and what floats above both. They are most
 * of a page's elements and differ by the current link alone, so a frame is rendered once.
 */
export function inFrame(main: string, pageContext: PageContextServer): string {
  const current = mainNavigation.map(({ href }) => currentOf(href, pageContext.urlPathname)).join()
  const known = pageContext.isPrerendering ? frames.get(current) : undefined
  const frame = known ?? render(pageContext)
  frames.set(current, frame)
  return frame.replace(place, () => main)
}

/** Where the main area goes. */
const place = '<main></main>'

function render(pageContext: PageContextServer): string {
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <Wrapper>
        <Frame />
      </Wrapper>
    </VikeReactProviderPageContext>,
  )
}

function Frame() {
  const { urlPathname } = usePageContext()
  return (
    <>
      <SkipLink />
      <Header path={urlPathname} />
      <main />
      <CallBar />
      <Footer path={urlPathname} />
      <NotificationRegion />
    </>
  )
}
