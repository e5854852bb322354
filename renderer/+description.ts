import type { PageContext } from 'vike/types'
import type { PageData } from '../components/seo/pageFacts'
import { pages } from '../content/pages'

// https://vike.dev/description
export function description(pageContext: PageContext) {
  return ((pageContext.data as PageData | undefined)?.page ?? pages.error).description
}
