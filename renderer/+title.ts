import type { PageContext } from 'vike/types'
import { fullTitle, type PageData } from '../components/seo/pageFacts'
import { pages } from '../content/pages'

// https://vike.dev/title
export function title(pageContext: PageContext) {
  return fullTitle(((pageContext.data as PageData | undefined)?.page ?? pages.error).title)
}
