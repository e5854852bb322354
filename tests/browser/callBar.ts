import type { Page } from 'playwright/test'
import { business, telHref, words } from '../../model/records.ts'
import { expect } from './pageTest.ts'

const hrefs = [business.phone, ...business.phones.map(({ number }) => number)].map(telHref)

/** The link of the call bar: to the office, or while it is closed, to an emergency line. */
export async function findCall(page: Page) {
  const call = page.getByRole('region', { name: words.layout.callUs }).getByRole('link')
  await expect(call).toBeVisible()
  expect(hrefs).toContain(await call.getAttribute('href'))
  return call
}
