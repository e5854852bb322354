import { sitePage } from '../../../components/seo/sitePages'
import { pages } from '../../../content/pages'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data() {
  return { page: sitePage(pages.services.path) }
}
