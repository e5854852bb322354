import { formatRgb, parseHex } from 'culori'
import type { Route } from 'playwright/test'
import { contactFormId } from '../../components/browser/ids.ts'
import { semanticTokens } from '../../components/theme/tokens.ts'
import { afterContact, business, fillWords, phoneHref, words } from '../../model/records.ts'
import { renderPages } from '../support/renderPages.ts'
import { pathWith } from '../support/sitePages.ts'
import { expectFilledIn, fillIn, message, send } from './contactForm.ts'
import { hold, islandFiles } from './hold.ts'
import { expect, test } from './pageTest.ts'
import { getBox } from './toasts.ts'

/** A form service on another origin. */
const endpoint = 'https://forms.example/f/1'

// In one worker, because each would render the pages.
test.describe.configure({ mode: 'default' })
// The browser logs failed requests.
test.use({ allowedErrors: /Failed to load resource/ })

const calculatorPath = pathWith('data-calculator') ?? '/about'
let pages: Record<string, string> = {}

test.beforeAll(() => {
  pages = renderPages(['/contact', calculatorPath], { PUBLIC_ENV__CONTACT_ENDPOINT: endpoint })
})

test.beforeEach(({ page }) =>
  page.route(
    ({ pathname }) => pathname === '/contact',
    (route) => route.fulfill({ contentType: 'text/html', body: pages['/contact'] }),
  ),
)

test('sends once, even if pressed repeatedly, and explains the next steps', async ({ page }) => {
  const release = await hold(page, islandFiles)
  const received: Route[] = []
  await page.route(endpoint, (route) => {
    received.push(route)
  })
  await page.goto('/contact?utm_source=newsletter')
  await fillIn(page)
  const button = page.getByRole('button', { name: words.contact.send })
  await button.dblclick()
  release()
  const toast = page.getByRole('group', { name: words.form.sending })
  await expect(toast).toBeVisible()
  await expect(page.locator(`#${contactFormId}`)).toHaveAttribute('aria-busy', 'true')
  // What is typed now would not be sent.
  await expect(page.getByLabel(words.contact.name)).not.toBeEditable()
  // Pale, even though the pointer is still over it.
  await expect(button).toHaveCSS(
    'background-color',
    formatRgb(parseHex(semanticTokens.colors.bg.cool.value.base)) ?? '',
  )
  await button.click()
  await page.getByLabel(words.contact.name).press('Enter')

  expect(received).toHaveLength(1)
  const [sending] = received
  const request = sending?.request()
  expect(request?.headers().accept).toBe('application/json')
  expect(request?.postDataJSON()).toEqual({
    ...sentFields,
    subject: fillWords(words.contact.subjectFrom, { name: message.name }),
    page: page.url(),
  })

  const id = await toast.getAttribute('id')
  await sending?.fulfill({ json: { ok: true } })
  const sent = page.getByRole('group', { name: words.form.sent })
  await expect(sent).toHaveAttribute('id', id ?? '')
  await expect(sent).toHaveAttribute('data-type', 'info')
  const next = page.getByRole('region', { name: words.contact.next })
  await expect(next.getByRole('listitem')).toHaveCount(afterContact.nextSteps.length)
  await expect(next).toBeFocused()
  await expect(button).toHaveCount(0)
  await page.goto('/contact')
  await expect(page.getByLabel(words.contact.name)).toHaveValue('')
})

test('explains why a message was not sent, and keeps the text', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/contact')
  await fillIn(page)
  // Touching the form loads its island and the toaster.
  await expect(page.locator(':is(#contact-form, #notifications)[data-island]')).toHaveCount(0)
  const failure = page.getByRole('group', { name: words.form.failed })
  const doubt = page.getByRole('group', { name: words.form.mayHaveArrived })
  await page.route(endpoint, (route) => route.fulfill({ status: 422 }))
  await send(page)
  await expect(failure).toContainText('did not accept your message (422)')
  await expect(failure).toHaveAttribute('data-type', 'error')
  await page.unroute(endpoint)
  await context.setOffline(true)
  await send(page)
  await expect(failure).toContainText('You seem to be offline')
  await context.setOffline(false)
  await page.route(endpoint, () => {})
  await send(page)
  await expect(page.getByRole('group', { name: words.form.sending })).toBeVisible()
  // The connection is lost after the message has left.
  await context.setOffline(true)
  await page.clock.fastForward(15_000)
  await expect(doubt).toContainText('did not answer. Call us to be sure.')
  await context.setOffline(false)
  await page.unroute(endpoint)

  await page.clock.fastForward(60_000)
  const call = doubt.getByRole('link', { name: `Call ${business.phone}` })
  await expect(call).toHaveAttribute('href', phoneHref)
  await page.reload()
  await expectFilledIn(page)
})

for (const viewport of [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
]) {
  const { width, height } = viewport
  test(`a failure leaves the button free on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.route(endpoint, (route) => route.fulfill({ status: 502 }))
    await page.goto('/contact')
    await fillIn(page)
    const button = page.getByRole('button', { name: words.contact.send })
    // Where the toast will be.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await button.click()
    await getBox(page, words.form.mayHaveArrived)
    await expect(button).toBeInViewport({ ratio: 1 })
    // Playwright clicks only what nothing covers.
    await button.click({ trial: true })
  })
}

test('offline and without its island, the form says so and keeps the text', async ({
  page,
  context,
}) => {
  await page.route(islandFiles, (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(words.form.offline)).toBeVisible()
  await expectFilledIn(page)
  await expect(page).toHaveURL('/contact')
})

// For the same form without script, see contactReceivers.test.ts.
test('without its island, the form asks for a phone number or an email address, and is sent', async ({
  page,
}) => {
  await page.route(islandFiles, (route) => route.abort())
  await page.route(endpoint, (route) => route.fulfill({ body: 'Thank you' }))
  await page.goto('/contact')
  await fillIn(page)
  const [phone, email] = [page.locator('[name=phone]'), page.locator('[name=email]')]
  await phone.fill('')
  await send(page)
  await expect(phone).toBeFocused()
  await email.fill('pat@example.org')
  const request = page.waitForRequest(endpoint)
  await send(page)
  const fields = { phone: '', email: 'pat@example.org', subject: words.contact.subject }
  expect((await request).postDataJSON()).toEqual({
    ...sentFields,
    ...fields,
    page: `${business.url}/contact`,
  })
  await expect(page).toHaveURL(endpoint)
})

test('only the contact page may connect to the form service', () => {
  expect(pages['/contact']).toContain(
    "connect-src 'self' https://forms.example;form-action 'self' https",
  )
  expect(pages[calculatorPath]).toContain('Content-Security-Policy')
  expect(pages[calculatorPath]).not.toContain('forms.example')
})

const sentFields = { ...message, email: '', 'form-name': 'contact', _gotcha: '' }
