import { usePageContext } from 'vike-react/usePageContext'
import type { PageData } from '../components/seo/pageFacts'
import { business } from '../content/business'

// https://vike.dev/Head
export function Head() {
  const page = (usePageContext().data as PageData | undefined)?.page
  return (
    <>
      {page && <link rel="canonical" href={new URL(page.path, business.url).href} />}
      <meta
        name="robots"
        content={page?.indexable ? 'max-image-preview:large' : 'noindex, follow'}
      />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#0a2733" />
    </>
  )
}
