import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { business } from '../../content/business.ts'
import { services } from '../../content/services.ts'
import { servicePath } from '../sitePages.ts'
import { fillIn, send } from './contactForm.ts'
import { expect, test } from './pageTest.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the labels say what is needed, and the fields what is missing or wrong', async ({ page }) => {
  await page.goto('/contact')
  const name = page.getByLabel('Full name (required)', { exact: true })
  const phone = page.getByLabel('Phone number (or email)', { exact: true })
  const email = page.getByLabel('Email address (or phone)', { exact: true })
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

test('it opens the mail program, offers to copy the message, and forgets it', async ({ page }) => {
  await page.goto('/contact')
  await catchLetter(page)
  await fillIn(page)
  await send(page)
  const toast = page.getByRole('group', { name: 'Your mail program opens with the message' })
  await expect(toast).toBeVisible()
  const letter = new URL(await page.evaluate(() => Reflect.get(window, 'letter')))
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

test('a message too long for mail programs is copied whole', async ({ page }) => {
  await page.goto('/contact')
  await catchLetter(page)
  await fillIn(page)
  const message = 'Es ist zu kühl. '.repeat(1300)
  await page.getByLabel('How can we help you?').fill(message)
  await send(page)
  const toast = page.getByRole('group', { name: 'Your message is too long for a mail program' })
  await toast.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByRole('group', { name: 'Message copied' })).toBeVisible()
  expect(await copiedText(page)).toContain(message.trim())
})

test('what is typed comes back in a new tab, for a day', async ({ page, context }) => {
  await page.goto('/contact')
  await fillIn(page)
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

test('keys typed before the island has loaded are kept, Enter too', async ({ page }) => {
  await page.route('**/assets/chunks/*.js', async (route) => {
    await sleep(700)
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

test('the call to action of a service begins the message', async ({ page }) => {
  await page.goto(servicePath)
  await page.getByRole('main').getByRole('link', { name: 'Schedule Service' }).first().click()
  const service = services.find(({ slug }) => servicePath.endsWith(`/${slug}`))
  const message = page.getByLabel('How can we help you?')
  await expect(message).toHaveValue(`I would like to schedule ${service?.name}.`)
})

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
