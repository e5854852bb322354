import { useData } from 'vike-react/useData'
import type { PageData } from '../../model/pageMeta.ts'
import { hasUrgentPhones, pagePhone } from '../../model/phones.ts'
import { business, telHref } from '../../model/records.ts'

/**
 * The number that this page calls, the target of its call links, and the number that is answered
 * when the office is closed: the same, or an emergency line.
 */
export function usePhone() {
  // The error page and tests have no data.
  const page = useData<PageData | undefined>()?.page
  const phone = page ? pagePhone(page) : business.phone
  const urgentPhone = page && hasUrgentPhones() ? pagePhone(page, 'emergency') : phone
  return { phone, phoneHref: telHref(phone), urgentPhone }
}
