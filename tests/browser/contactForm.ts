import { expect, type Page } from 'playwright/test'
import { words } from '../../model/records.ts'

/** What tests type into the contact form, by field name. */
export const message = { name: 'Pat Lee', phone: '(202) 555-0100', message: 'No heat & no light' }

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`[name=${name}]`).fill(value)
  }
}

export async function expectFilledIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(message)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  }
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.contact.send }).click()
}
