import { sitePage } from '../../../content/model/sitePages.ts'
import { pages } from '../../../content/pages.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data() {
  return { page: sitePage(pages.services.path) }
}
