import { useData } from 'vike-react/useData'
import type { PageData } from '../../model/pageMeta.ts'
import { pagePhone } from '../../model/phones.ts'
import { business, telHref } from '../../model/records.ts'

/** The number that this page calls, and the target of its call links. */
export function usePhone() {
  // The error page and tests have no data.
  const page = useData<PageData | undefined>()?.page
  const phone = page ? pagePhone(page) : business.phone
  return { phone, phoneHref: telHref(phone) }
}
