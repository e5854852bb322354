import type { Page } from 'playwright/test'
import { business } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import { coupons } from '../../content/coupons.ts'
import { services } from '../../content/services.ts'
import { cityPath, servicePath } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('needs a name, and a phone number or an email address; says so at the field', async ({
  page,
}) => {
  await page.goto('/contact')
  const name = page.getByLabel('Full name')
  const phone = page.getByLabel('Phone number')
  const email = page.getByLabel('Email address')
  await email.fill('pat')
  await send(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please tell us your name.')
  await expect(email).toHaveAccessibleDescription(/include an '@'/)
  await email.fill('pat@')
  await expect(email).toHaveAccessibleDescription(/following '@'/)
  await name.fill('Pat Lee')
  await expect(page.getByText('Please tell us your name.')).toBeHidden()
  await email.fill('')
  await send(page)
  const reach = 'Please give a phone number or an email address, so that we can reach you.'
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(reach)
  await email.fill('pat@example.org')
  await expect(page.getByText(reach)).toBeHidden()
})

test('without an endpoint it opens the mail program with the message, offers to copy it, and forgets the draft', async ({
  page,
}) => {
  await page.goto('/contact')
  await catchLetter(page)
  await fillIn(page)
  await send(page)
  const toast = page.getByRole('group', { name: 'Your mail program opens with the message' })
  await expect(toast).toBeVisible()
  const letter = new URL(await letterOf(page))
  expect(letter.protocol + letter.pathname).toBe(`mailto:${business.email}`)
  const text = 'Name: Pat Lee\nPhone: (202) 555-0100\n\nNo heat & no light'
  expect(letter.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  await toast.getByRole('button', { name: 'Copy message instead' }).click()
  await expect(page.getByRole('group', { name: 'Message copied' })).toBeVisible()
  expect(await copiedText(page)).toBe(`To: ${business.email}\n\n${text}`)
  // The form keeps what was typed until it is left.
  await expect(page.getByLabel('Full name')).toHaveValue('Pat Lee')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('a message too long for mail programs is cut, says so, and is copied whole', async ({
  page,
}) => {
  await page.goto('/contact')
  await catchLetter(page)
  await fillIn(page)
  const message = 'Es ist zu kühl. '.repeat(1300)
  await page.getByLabel('How can we help you?').fill(message)
  await send(page)
  const toast = page.getByRole('group', { name: 'Your message is too long for a mail program' })
  await toast.getByRole('button', { name: 'Copy message' }).click()
  const letter = await letterOf(page)
  expect(letter.length).toBeLessThanOrEqual(2000)
  expect(new URL(letter).searchParams.get('body')).toMatch(/Es ist zu kühl.+\[Cut here: [^\]]+\]$/s)
  await expect(page.getByRole('group', { name: 'Message copied' })).toBeVisible()
  expect(await copiedText(page)).toContain(message.trim())
})

test('what is typed comes back after a reload and in a new tab, for a day', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Pat Lee')
  await expect(page.getByLabel('How can we help you?')).toHaveValue('No heat & no light')
  const hour = 3_600_000
  for (const { passed, value } of [
    { passed: 23 * hour, value: '(202) 555-0100' },
    { passed: 25 * hour, value: '' },
  ]) {
    // By itself, a browser restores only fields of the same tab.
    const other = await context.newPage()
    await other.clock.setFixedTime(Date.now() + passed)
    await other.goto('/contact')
    await expect(other.getByLabel('Phone number')).toHaveValue(value)
  }
  expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).not.toContain('Pat')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there are other ways to reach us instead of a button', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('#contact-form')
    await expect(form).not.toHaveAttribute('action')
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect(form.getByRole('link', { name: business.phone })).toBeVisible()
    await expect(form.getByRole('link', { name: business.email })).toBeVisible()
  })
})

test('before the island has loaded, typed keys are kept and Enter reports what is missing', async ({
  page,
}) => {
  await page.route('**/assets/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/contact')
  const [name, phone] = [page.getByLabel('Full name'), page.getByLabel('Phone number')]
  await phone.pressSequentially('(202)')
  await phone.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please tell us your name.')
  await page.reload()
  await expect(phone).toHaveValue('(202)')
})

for (const { from, link, sentence } of [
  {
    from: servicePath,
    link: 'Schedule Service',
    sentence: `I would like to schedule ${nameOf(services, servicePath)}`,
  },
  {
    from: cityPath,
    link: 'Schedule Service',
    sentence: `My home is in ${nameOf(cities, cityPath)}`,
  },
  ...coupons.slice(0, 1).map(({ code, title }) => ({
    from: '/coupons',
    link: /^Use it/,
    sentence: `I would like to use the coupon ${code} (${title}).`,
  })),
]) {
  test(`the call to action of ${from} begins the message`, async ({ page }) => {
    await page.goto(from)
    await page.getByRole('main').getByRole('link', { name: link }).first().click()
    const message = page.getByLabel('How can we help you?')
    await expect.poll(() => message.inputValue()).toContain(sentence)
  })
}

function nameOf(records: { slug: string; name: string }[], path: string) {
  return records.find(({ slug }) => path.endsWith(`/${slug}`))?.name
}

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Pat Lee')
  await page.getByLabel('Phone number').fill('(202) 555-0100')
  await page.getByLabel('How can we help you?').fill('No heat & no light')
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Request' }).click()
}

async function copiedText(page: Page): Promise<string> {
  return (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')
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

function letterOf(page: Page): Promise<string> {
  return page.evaluate(() => Reflect.get(window, 'letter'))
}
