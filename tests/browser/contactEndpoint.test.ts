import { formatRgb, parseHex } from 'culori'
import type { Route } from 'playwright/test'
import { contactFormId } from '../../components/ids.ts'
import { semanticTokens } from '../../components/theme/tokens.ts'
import { business, nextSteps, phoneHref } from '../../content/model/records.ts'
import { renderPages } from '../support/renderPages.ts'
import { pathWith } from '../support/sitePages.ts'
import { expectFilledIn, fillIn, message, send } from './contactForm.ts'
import { hold, islandFiles } from './hold.ts'
import { expect, test } from './pageTest.ts'

/** A form service on another origin. */
const endpoint = 'https://forms.example/f/1'

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
  const button = page.getByRole('button', { name: 'Send Request' })
  await button.dblclick()
  release()
  const toast = page.getByRole('group', { name: 'Sending your message…' })
  await expect(toast).toBeVisible()
  await expect(page.locator(`#${contactFormId}`)).toHaveAttribute('aria-busy', 'true')
  // Pale, even though the pointer is still over it.
  await expect(button).toHaveCSS(
    'background-color',
    formatRgb(parseHex(semanticTokens.colors.bg.cool.value.base)) ?? '',
  )
  await button.click()
  await page.getByLabel('Full name').press('Enter')

  expect(received).toHaveLength(1)
  const [sending] = received
  const request = sending?.request()
  expect(request?.headers().accept).toBe('application/json')
  expect(request?.postDataJSON()).toEqual({ ...sentFields, page: page.url() })

  const id = await toast.getAttribute('id')
  await sending?.fulfill({ json: {} })
  const sent = page.getByRole('group', { name: 'Message sent' })
  await expect(sent).toHaveAttribute('id', id ?? '')
  await expect(sent).toHaveAttribute('data-type', 'info')
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next.getByRole('listitem')).toHaveCount(nextSteps.length)
  await expect(next).toBeFocused()
  await expect(button).toHaveCount(0)
  await page.goto('/contact')
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('explains why a message was not sent, and keeps the text', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/contact')
  await fillIn(page)
  // Touching the form loads its island and the toaster.
  await expect(page.locator(':is(#contact-form, #notifications)[data-island]')).toHaveCount(0)
  const failure = page.getByRole('group', { name: 'Sending didn’t work' })
  for (const [status, says] of [
    [422, 'did not accept your message (422)'],
    [500, 'is having trouble (500)'],
    [0, 'couldn’t be reached'],
  ] as const) {
    await page.route(endpoint, (route) => (status ? route.fulfill({ status }) : route.abort()))
    await send(page)
    await expect(failure).toContainText(says)
    await expect(failure).toHaveAttribute('data-type', 'error')
    await page.unroute(endpoint)
  }
  // Not every response with status 200 comes from a form service.
  for (const answer of [
    { contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Welcome</title>' },
    { json: { ok: false, error: 'quota' } },
    { json: { success: 'false', message: 'Activate your form.' } },
    { json: { errors: [{ message: 'quota' }] } },
  ]) {
    await page.route(endpoint, (route) => route.fulfill(answer))
    await send(page)
    await expect(failure).toContainText('did not accept your message')
    await failure.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(failure).toHaveCount(0)
    await page.unroute(endpoint)
  }
  await context.setOffline(true)
  await send(page)
  await expect(failure).toContainText('You seem to be offline')
  await context.setOffline(false)
  await page.route(endpoint, () => {})
  await send(page)
  await expect(page.getByRole('group', { name: 'Sending your message…' })).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(failure).toContainText('took too long to answer')
  await page.unroute(endpoint)

  await page.clock.fastForward(60_000)
  const call = failure.getByRole('link', { name: `Call ${business.phone}` })
  await expect(call).toHaveAttribute('href', phoneHref)
  await page.reload()
  await expectFilledIn(page)
  await page.route(endpoint, (route) => route.fulfill({ json: {} }))
  await send(page)
  await expect(page.getByRole('group', { name: 'Message sent' })).toBeVisible()
})

test('only the contact page may connect to the form service', () => {
  expect(pages['/contact']).toContain(
    "connect-src 'self' https://forms.example; form-action 'self' https",
  )
  expect(pages[calculatorPath]).toContain('Content-Security-Policy')
  expect(pages[calculatorPath]).not.toContain('forms.example')
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'without its island' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the browser sends the form', async ({ page }) => {
      await page.route(islandFiles, (route) => route.abort())
      await page.route(endpoint, (route) => route.fulfill({ body: 'Thank you' }))
      await page.goto('/contact')
      await fillIn(page)
      const request = page.waitForRequest(endpoint)
      await send(page)
      const fields = { ...sentFields, page: `${business.url}/contact` }
      expect((await request).postDataJSON()).toEqual(fields)
      await expect(page).toHaveURL(endpoint)
    })
  })
}

const sentFields = { ...message, email: '', 'form-name': 'contact', _gotcha: '' }
