import { type BrowserContext, expect, type Page } from 'playwright/test'
import { contactForm } from '../../model/contactForm.ts'
import { words } from '../../model/records.ts'
import { builtPage } from '../support/builtSite.ts'
import { renderPages } from '../support/renderPages.ts'

/** What tests type into the contact form, by field name. */
export const message = { name: 'Pat Lee', phone: '(202) 555-0100', message: 'No heat & no light' }

const withoutReceiver = contactForm
  ? renderPages(['/contact'], {}, { contactForm: undefined })['/contact']
  : undefined

/** The contact page whose form opens an email, also of a site with a receiver. */
export const contactPage = withoutReceiver ?? builtPage('/contact').html

/** Shows `contactPage`, so that a test can send without anybody receiving it. */
export async function useEmailForm(context: BrowserContext): Promise<void> {
  // Routes don't see a page that Chromium prefetches when its link is pressed.
  await context.addInitScript(() =>
    new MutationObserver(() => document.querySelector('[type=speculationrules]')?.remove()).observe(
      document,
      { childList: true, subtree: true },
    ),
  )
  if (!withoutReceiver) return
  const isContact = ({ pathname }: URL) => pathname === '/contact'
  await context.route(isContact, (route) =>
    route.fulfill({ contentType: 'text/html', body: contactPage }),
  )
}

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

/** What to do if no email opens. */
export const getOtherWays = (page: Page) =>
  page.locator('p[tabindex]', { hasText: words.contact.opensEmail })

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.contact.send }).click()
}
