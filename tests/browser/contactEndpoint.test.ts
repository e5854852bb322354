import type { Page } from 'playwright/test'
import { contactFormId } from '../../components/islands/contact/contactFormIds.ts'
import { business, phoneHref } from '../../content/business.ts'
import { answerWith, endpoint, serveSite, startReceiver } from './endpointSite.ts'
import { expect, test } from './pageTest.ts'

// One build, one receiver.
test.describe.configure({ mode: 'default' })
// The browser's own lines about answers that are refusals.
test.use({ allowedErrors: /Failed to load resource|blocked by CORS policy/ })

let site: Awaited<ReturnType<typeof serveSite>>
let receiver: Awaited<ReturnType<typeof startReceiver>>

test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await serveSite()
  receiver = await startReceiver()
})

test.afterAll(() => {
  site.close()
  receiver.close()
})

test('sends what a form service takes, says so, forgets the draft and says what comes next', async ({
  page,
}) => {
  receiver.answer(answerWith(200, { delay: 700 }))
  await openForm(page, '/contact?service=ac-repair')
  await fillIn(page)
  await send(page)
  const toast = page.getByRole('group', { name: 'Sending your message…' })
  await expect(toast).toBeVisible()
  await expect(page.locator(`#${contactFormId}`)).toHaveAttribute('aria-busy', 'true')
  // Pale, though the pointer that pressed it is over it still.
  const button = page.getByRole('button', { name: 'Send Request' })
  await expect(button).toHaveCSS('background-color', 'rgb(238, 246, 248)')
  const id = await toast.getAttribute('id')
  const sent = page.getByRole('group', { name: 'Message sent' })
  await expect(sent).toHaveAttribute('id', id ?? '')
  await expect(sent).toHaveAttribute('data-type', 'info')

  expect(receiver.received).toHaveLength(1)
  const [message] = receiver.received
  expect(message?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(message?.headers.accept).toBe('application/json')
  expect(Object.fromEntries(message?.fields ?? [])).toEqual({
    name: 'Pat Lee',
    phone: '(202) 555-0100',
    email: '',
    message: 'No heat & no light',
    page: `${site.address}/contact?service=ac-repair`,
    'form-name': 'contact',
    _gotcha: '',
  })

  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await expect(next).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send Request' })).toHaveCount(0)
  await openForm(page)
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('one press sends once, however often it is pressed', async ({ page }) => {
  receiver.answer(answerWith(200, { delay: 1000 }))
  await openForm(page)
  await fillIn(page)
  const button = page.getByRole('button', { name: 'Send Request' })
  await button.dblclick()
  await button.click()
  await page.getByLabel('Full name').press('Enter')
  await expect(page.getByRole('group', { name: 'Message sent' })).toBeVisible()
  expect(receiver.received).toHaveLength(1)
})

test('a press before the island is there is sent once it is', async ({ page }) => {
  receiver.answer(answerWith(200))
  await page.route('**/assets/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openForm(page)
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('group', { name: 'Message sent' })).toBeVisible()
  await expect(page).toHaveURL(`${site.address}/contact`)
  expect(receiver.received).toHaveLength(1)
})

for (const { name, answer, says } of [
  { name: '422', answer: answerWith(422), says: 'did not accept it (422)' },
  { name: '500', answer: answerWith(500), says: 'has a fault just now (500)' },
  {
    name: 'an answer that may not be read',
    answer: answerWith(200, { cors: false }),
    says: 'could not be reached',
  },
]) {
  test(`${name}: says what happened, with the phone; nothing typed is lost`, async ({ page }) => {
    receiver.answer(answer)
    await openForm(page)
    await fillIn(page)
    await send(page)
    await expectFailure(page, says)
    await expectDraftAfterReload(page)
    receiver.answer(answerWith(200))
    await send(page)
    await expect(page.getByRole('group', { name: 'Message sent' })).toBeVisible()
  })
}

test('a refused connection says so', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await page.route(endpoint, (route) => route.abort('connectionrefused'))
  await send(page)
  await expectFailure(page, 'could not be reached')
})

test('offline says so, and sends when the network is back', async ({ page, context }) => {
  receiver.answer(answerWith(200))
  await openForm(page)
  await fillIn(page)
  // The toaster is fetched with the first touch of the form.
  await expect(page.locator('#notifications')).toHaveCount(0)
  await context.setOffline(true)
  await send(page)
  await expectFailure(page, 'You seem to be offline')
  await context.setOffline(false)
  await send(page)
  await expect(page.getByRole('group', { name: 'Message sent' })).toBeVisible()
  expect(receiver.received).toHaveLength(1)
})

test('after 15 s without an answer it says so', async ({ page }) => {
  receiver.answer(() => {})
  await openForm(page)
  await fillIn(page)
  await send(page)
  await page.waitForTimeout(14_000)
  await expect(page.getByRole('group', { name: 'Sending your message…' })).toBeVisible()
  await expectFailure(page, 'took too long to answer')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser sends the form', async ({ page }) => {
    receiver.answer(answerWith(200))
    await openForm(page)
    await fillIn(page)
    await send(page)
    await expect(page).toHaveURL(endpoint)
    const fields = receiver.received[0]?.fields
    expect(fields?.get('name')).toBe('Pat Lee')
    expect(fields?.get('page')).toBe(`${business.url}/contact`)
    expect(fields?.get('_gotcha')).toBe('')
  })
})

test('an island that does not come leaves the sending to the browser', async ({ page }) => {
  receiver.answer(answerWith(200))
  await page.route('**/assets/chunks/*.js', (route) => route.abort())
  await openForm(page)
  await fillIn(page)
  await send(page)
  await expect(page).toHaveURL(endpoint)
  expect(receiver.received).toHaveLength(1)
})

async function openForm(page: Page, path = '/contact') {
  await page.goto(`${site.address}${path}`)
}

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Pat Lee')
  await page.getByLabel('Phone number').fill('(202) 555-0100')
  await page.getByLabel('How can we help you?').fill('No heat & no light')
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Request' }).click()
}

async function expectFailure(page: Page, says: string) {
  const toast = page.getByRole('group', { name: 'Your message was not sent' })
  await expect(toast).toContainText(says)
  await expect(toast).toHaveAttribute('data-type', 'error')
  const call = toast.getByRole('link', { name: `Call ${business.phone}` })
  await expect(call).toHaveAttribute('href', phoneHref)
  await page.waitForTimeout(5500)
  await expect(toast).toBeVisible()
}

async function expectDraftAfterReload(page: Page) {
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Pat Lee')
  await expect(page.getByLabel('Phone number')).toHaveValue('(202) 555-0100')
  await expect(page.getByLabel('How can we help you?')).toHaveValue('No heat & no light')
}
