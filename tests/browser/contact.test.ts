import type { Page } from 'playwright/test'
import { business } from '../../content/business.ts'
import { coupons } from '../../content/coupons.ts'
import { expect, test } from './pageTest.ts'

test('needs a name, and a phone number or an email address; says so at the field', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Email address').fill('pat')
  await send(page)
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
    'Please tell us your name.',
  )
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/include an '@'/)
  await page.getByLabel('Email address').fill('pat@')
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/following '@'/)
  await page.getByLabel('Full name').fill('Pat Lee')
  await expect(page.getByText('Please tell us your name.')).toBeHidden()
  await page.getByLabel('Email address').fill('')
  await send(page)
  const reach = 'Please give a phone number or an email address, so that we can reach you.'
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(reach)
  await page.getByLabel('Email address').fill('pat@example.org')
  await expect(page.getByText(reach)).toBeHidden()
})

test('without an endpoint it opens the mail program with the whole message, and offers to copy it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await catchLetter(page)
  await fillIn(page)
  await send(page)
  const toast = page.getByRole('group', { name: 'Your mail program opens with the message' })
  await expect(toast).toBeVisible()
  const letter = new URL(await page.evaluate(() => Reflect.get(window, 'letter')))
  expect(letter.protocol + letter.pathname).toBe(`mailto:${business.email}`)
  const text = 'Name: Pat Lee\r\nPhone: (202) 555-0100\r\n\r\nNo heat & no light'
  expect(letter.searchParams.get('body')).toBe(text)
  await toast.getByRole('button', { name: 'Copy message instead' }).click()
  await expect(page.getByRole('group', { name: 'Message copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '')).toBe(`To: ${business.email}\n\n${text}`.replaceAll('\r', ''))
})

test('what is typed comes back after a reload and in a new tab', async ({ page, context }) => {
  await openForm(page)
  await fillIn(page)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Pat Lee')
  await expect(page.getByLabel('How can we help you?')).toHaveValue('No heat & no light')
  await page.close()
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(other.getByLabel('Phone number')).toHaveValue('(202) 555-0100')
})

test('a draft is forgotten after a day', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  const now = Date.now()
  const hour = 3_600_000
  // In a new document, because a browser restores by itself what stood in one that is reloaded.
  for (const { passed, value } of [
    { passed: 23 * hour, value: 'Pat Lee' },
    { passed: 25 * hour, value: '' },
  ]) {
    await page.clock.setFixedTime(now + passed)
    await page.goto('/about')
    await openForm(page)
    await expect(page.getByLabel('Full name')).toHaveValue(value)
  }
  expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).not.toContain('Pat')
})

test('a draft is forgotten once it is handed to the mail program; the form keeps it', async ({
  page,
}) => {
  await openForm(page)
  await catchLetter(page)
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('group', { name: /mail program/ })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Pat Lee')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('a message too long for mail programs is cut, with a word on it, and copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await catchLetter(page)
  await fillIn(page)
  const message = 'Es ist zu kühl. '.repeat(1300)
  await page.getByLabel('How can we help you?').fill(message)
  await send(page)
  const toast = page.getByRole('group', { name: 'Your message is too long for a mail program' })
  await expect(toast).toBeVisible()
  const letter = await page.evaluate(() => String(Reflect.get(window, 'letter')))
  expect(letter.length).toBeLessThanOrEqual(2000)
  expect(new URL(letter).searchParams.get('body')).toMatch(/Es ist zu kühl.+\[Cut here: [^\]]+\]$/s)
  await toast.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByRole('group', { name: 'Message copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message.trim())
})

test('says what it needs before it is missing', async ({ page }) => {
  await openForm(page)
  for (const name of [
    'Full name (required)',
    'Phone number (or email)',
    'Email address (or phone)',
  ]) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that does nothing, but how else to reach us', async ({ page }) => {
    await openForm(page)
    const form = page.locator('#contact-form')
    await expect(form).not.toHaveAttribute('action')
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect(form.getByRole('link', { name: business.phone })).toBeVisible()
    await expect(form.getByRole('link', { name: business.email })).toBeVisible()
  })
})

test('the first keys, before the island is there, are kept too', async ({ page }) => {
  await delayIslands(page)
  await openForm(page)
  await page.getByLabel('Full name').pressSequentially('Pat', { delay: 20 })
  await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('Pat')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Pat')
})

for (const press of ['click', 'Enter']) {
  test(`sent by ${press} before the island is there, it says so at the field all the same`, async ({
    page,
  }) => {
    await delayIslands(page)
    await openForm(page)
    if (press === 'click') await send(page)
    else await page.getByLabel('Phone number').press('Enter')
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
      'Please tell us your name.',
    )
  })
}

test('works where the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openForm(page)
  await catchLetter(page)
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('group', { name: /Your mail program/ })).toBeVisible()
})

for (const { path, message } of [
  { path: '/contact?service=ac-repair', message: 'I would like to schedule AC Repair.' },
  { path: '/contact?city=bethesda-md', message: 'My home is in Bethesda, MD.' },
  ...coupons.map(({ code, title }) => ({
    path: `/contact?coupon=${code}`,
    message: `I would like to use the coupon ${code} (${title}).`,
  })),
  { path: '/contact?service=nonsense&coupon=FREE', message: '' },
]) {
  test(`${path} begins the message`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
    await expect(page.getByLabel('How can we help you?')).toHaveValue(message)
  })
}

for (const { from, link, to } of [
  { from: '/services/ac-repair', link: 'Schedule Service', to: '/contact?service=ac-repair' },
  { from: '/cities/bethesda-md', link: 'Schedule Service', to: '/contact?city=bethesda-md' },
  ...coupons
    .slice(0, 1)
    .map(({ code }) => ({ from: '/coupons', link: /^Use it/, to: `/contact?coupon=${code}` })),
]) {
  test(`${from} leads to ${to}; the header's link names nothing`, async ({ page }) => {
    await page.goto(from)
    const callToAction = page.getByRole('main').getByRole('link', { name: link }).first()
    await expect(callToAction).toHaveAttribute('href', to)
    const header = page.getByRole('banner').getByRole('link', { name: 'Schedule Service' })
    await expect(header).toHaveAttribute('href', '/contact')
  })
}

async function delayIslands(page: Page) {
  await page.route('**/assets/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
}

async function openForm(page: Page) {
  await page.goto('/contact')
}

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Pat Lee')
  await page.getByLabel('Phone number').fill('(202) 555-0100')
  await page.getByLabel('How can we help you?').fill('No heat & no light')
  // The island has it.
  await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Request' }).click()
}

/** Keeps the letter that would open a mail program. */
async function catchLetter(page: Page) {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      if (!event.target.href.startsWith('mailto:')) return
      event.preventDefault()
      Object.assign(window, { letter: event.target.href })
    }),
  )
}
