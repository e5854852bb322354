import type { Page } from 'playwright/test'
import { getExample } from '../../components/browser/islands/calculators/defineCalculator.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'
import { prefills } from '../../components/browser/islands/contact/prefills.data.ts'
import { business, navigation, words } from '../../model/records.ts'
import { pathWith, servicePath } from '../support/sitePages.ts'
import { expectFilledIn, fillIn, message, send, useEmailForm } from './contactForm.ts'
import { entryScripts, hold, islandFiles } from './hold.ts'
import { expect, phone, test } from './pageTest.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(({ context }) => useEmailForm(context))

test('marks required fields, and shows an error at each invalid field', async ({ page }) => {
  await page.goto('/contact')
  const name = page.getByLabel(`${words.contact.name} ${words.contact.required}`, { exact: true })
  const phone = page.getByLabel(`${words.contact.phone} ${words.contact.orEmail}`, { exact: true })
  const email = page.getByLabel(`${words.contact.email} ${words.contact.orPhone}`, { exact: true })
  await email.fill('pat')
  await send(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(words.form.name)
  await expect(email).toHaveAccessibleDescription(/include an '@'/)
  await email.fill('pat@')
  await expect(email).toHaveAccessibleDescription(/following '@'/)
  await name.fill('Pat Lee')
  await expect(page.getByText(words.form.name)).toBeHidden()
  await email.fill('')
  await send(page)
  const reach = words.form.reach
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(reach)
  await email.fill('pat@example.org')
  await expect(page.getByText(reach)).toBeHidden()
})

test('opens the email app, offers to copy the message, and keeps the draft', async ({ page }) => {
  await page.goto('/contact')
  await catchEmailDraft(page)
  await fillIn(page)
  await send(page)
  const toast = page.getByRole('group', { name: words.email.opens })
  await expect(toast).toBeVisible()
  const emailDraft = new URL(await page.evaluate(() => Reflect.get(window, 'emailDraft')))
  expect(emailDraft.protocol + emailDraft.pathname).toBe(`mailto:${business.email}`)
  const text = 'Name: Pat Lee\nPhone: (202) 555-0100\n\nNo heat & no light'
  expect(emailDraft.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  await toast.getByRole('button', { name: words.email.copyInstead }).click()
  await expect(page.getByRole('group', { name: words.email.copied })).toBeVisible()
  expect(await copiedText(page)).toBe(`To: ${business.email}\n\n${text}`)
  // Nothing shows whether the visitor has sent the email.
  await page.reload()
  await expectFilledIn(page)
})

test('copies the whole message when it is too long for an email app', async ({ page }) => {
  await page.goto('/contact')
  await catchEmailDraft(page)
  await fillIn(page)
  const message = 'Es ist zu kühl. '.repeat(1300)
  await page.getByLabel(words.contact.message).fill(message)
  await send(page)
  const toast = page.getByRole('group', { name: words.email.tooLong })
  await toast.getByRole('button', { name: words.email.copy }).click()
  await expect(page.getByRole('group', { name: words.email.copied })).toBeVisible()
  expect(await copiedText(page)).toContain(message.trim())
})

test('restores the draft in a new tab for a day', async ({ page, context }) => {
  await page.goto('/contact')
  await fillIn(page)
  const hour = 3_600_000
  for (const { passed, value } of [
    { passed: 23 * hour, value: '(202) 555-0100' },
    { passed: 25 * hour, value: '' },
  ]) {
    // Browsers restore fields only within the same tab.
    const other = await context.newPage()
    await other.clock.setFixedTime(Date.now() + passed)
    await other.goto('/contact')
    await expect(other.getByLabel(words.contact.phone)).toHaveValue(value)
  }
  expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull()
})

test('keeps the drafts of two tabs', async ({ page, context }) => {
  await page.goto('/contact')
  const other = await context.newPage()
  await other.goto('/contact')
  await page.getByLabel(words.contact.message).fill('No heat')
  await other.getByLabel(words.contact.name).fill('Pat Lee')
  await other.getByLabel(words.contact.phone).fill('(202) 555-0100')
  await other.getByLabel(words.contact.phone).fill('')
  const third = await context.newPage()
  await third.goto('/contact')
  await expect(third.getByLabel(words.contact.message)).toHaveValue('No heat')
  await expect(third.getByLabel(words.contact.name)).toHaveValue('Pat Lee')
  await expect(third.getByLabel(words.contact.phone)).toHaveValue('')

  // Each tab keeps its own words.
  await third.getByLabel(words.contact.message).fill('The AC drips')
  await page.reload()
  await expect(page.getByLabel(words.contact.message)).toHaveValue('No heat')
  await third.reload()
  await expect(third.getByLabel(words.contact.message)).toHaveValue('The AC drips')
})

test('keeps the draft of a tab while another tab sends a message', async ({ page, context }) => {
  const getMessage = (tab: Page) => tab.getByLabel(words.contact.message)
  const tellSent = (tab: Page) =>
    tab.locator('#contact-form').evaluate((form) => form.dispatchEvent(new Event('messagesent')))
  await page.goto('/contact')
  await fillIn(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await getMessage(other).fill('The AC drips')
  await getMessage(page).fill('No heat')
  await tellSent(other)
  const third = await context.newPage()
  await third.goto('/contact')
  await expect(getMessage(third)).toHaveValue('No heat')

  // The same words. Typing on saves all that the tab holds.
  await tellSent(third)
  await getMessage(page).press('End')
  await getMessage(page).pressSequentially('!')
  const fourth = await context.newPage()
  await fourth.goto('/contact')
  await expect(getMessage(fourth)).toHaveValue('No heat!')
  await expect(fourth.getByLabel(words.contact.name)).toHaveValue('Pat Lee')

  await tellSent(fourth)
  await fourth.goto('/about')
  // Here, the browser restores the fields.
  await fourth.goBack()
  await expect(getMessage(fourth)).toHaveValue('No heat!')
  expect(await fourth.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull()
})

test('the form works with a saved draft that is not one', async ({ page }) => {
  await page.goto('/about')
  for (const draft of [
    'null',
    '[]',
    '{"saved":NOW}',
    '{"saved":NOW,"values":null}',
    '{"saved":NOW,"values":{"name":5,"phone":{"toString":1},"email":["a"],"message":null}}',
    '{"saved":NOW,"values":"text"}',
    'text',
  ]) {
    await page.evaluate(
      (value) => {
        for (const storage of [localStorage, sessionStorage]) storage['contact-draft'] = value
      },
      draft.replace('NOW', String(Date.now())),
    )
    await page.goto(`/contact?${draft.length}`)
    for (const name of ['name', 'phone', 'email', 'message']) {
      await expect(page.locator(`[name=${name}]`), draft).toHaveValue('')
    }
    await fillIn(page)
    await page.goto('/about')
    await page.goto('/contact')
    await expectFilledIn(page)
  }
  await send(page)
  await expect(page.getByRole('group', { name: /^Your email app opens/ })).toBeVisible()
})

test('opens one email draft on a double click', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    const emailDrafts: string[] = []
    Object.assign(window, { emailDrafts })
    addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) emailDrafts.push(target.href)
    })
  })
  await fillIn(page)
  await page.getByRole('button', { name: words.contact.send }).dblclick()
  await expect(page.getByRole('group', { name: /^Your email app opens/ })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'emailDrafts'))).toHaveLength(1)
})

test('sends values that a password manager filled in without events', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel(words.contact.name).focus()
  await expect(page.locator('#contact-form')).not.toHaveAttribute('data-island')
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
        field.value = value
      }
    }
  }, message)
  await send(page)
  await expect(page.getByRole('group', { name: /^Your email app opens/ })).toBeVisible()
})

test('responds to a button that was pressed before the script loaded', async ({ page }) => {
  const release = await hold(page, entryScripts)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await send(page)
  release()
  await expect(page.getByRole('group', { name: /^Your email app opens/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('announces a toast without widening or scrolling the page', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page)
    await page.getByRole('button', { name: words.contact.send }).scrollIntoViewIfNeeded()
    const seen = await page.evaluateHandle(() => {
      const places = new Set<string>()
      const look = () => {
        places.add(`${document.documentElement.scrollWidth} px wide at ${scrollY}`)
        requestAnimationFrame(look)
      }
      look()
      return places
    })
    await send(page)
    const announcement = page.getByRole('status').filter({ hasText: words.toast.notification })
    await expect(announcement).toHaveCount(1)
    await expect(announcement).toHaveCount(0)
    const scrolled = await page.evaluate(() => scrollY)
    expect(await seen.evaluate((places) => [...places])).toEqual([`390 px wide at ${scrolled}`])
    expect(scrolled).toBeGreaterThan(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows other ways to reach us instead of a button', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('#contact-form')
    await expect(form).not.toHaveAttribute('action')
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect(form.getByRole('link', { name: business.phone })).toBeVisible()
    await expect(form.getByRole('link', { name: business.email })).toBeVisible()
  })
})

test('keeps what is typed before the island has loaded, including Enter', async ({ page }) => {
  const release = await hold(page, islandFiles)
  await page.goto('/contact')
  const [name, phone] = [page.getByLabel(words.contact.name), page.getByLabel(words.contact.phone)]
  await phone.pressSequentially('(202)')
  await phone.press('Enter')
  release()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(words.form.name)
  await page.reload()
  await expect(phone).toHaveValue('(202)')
})

test("prefills the message from a service's call to action", async ({ page }) => {
  await page.goto(servicePath)
  await page
    .getByRole('main')
    .getByRole('link', { name: navigation.schedule.label })
    .first()
    .click()
  const prefill = prefills[servicePath.replace('/services/', 'service=')] ?? ''
  expect(prefill).not.toBe('')
  await expect(page.getByLabel(words.contact.message)).toHaveValue(prefill)
})

test('prefills the message from the last link, until the visitor deletes it', async ({ page }) => {
  const [[first = '', earlier = ''] = [], [second = '', prefill = ''] = []] =
    Object.entries(prefills)
  const message = page.getByLabel(words.contact.message)
  await page.goto(`/contact?${first}`)
  await expect(message).toHaveValue(earlier)
  await message.press('Control+End')
  await message.pressSequentially(' It hums.')
  await page.goto(`/contact?${second}&${second}`)
  await expect(message).toHaveValue(`${prefill}\n\nIt hums.`)
  await message.fill('It hums.')
  await page.reload()
  await message.focus()
  await expect(page.locator('form')).not.toHaveAttribute('data-island')
  await expect(message).toHaveValue('It hums.')
})

test('a prefill that arrives late leaves the caret where the visitor types', async ({ page }) => {
  const [[query = '', prefill = ''] = []] = Object.entries(prefills)
  const calculator = getExample(thermostatPayback)
  const calculation = `calculator=${thermostatPayback.name}&${new URLSearchParams([...calculator])}`
  // Without calculators, the example lacks values.
  const hasCalculators = pathWith('data-calculator') !== undefined
  for (const [link, start] of [
    [query, prefill],
    ...(hasCalculators ? [[calculation, 'My question']] : []),
  ]) {
    const release = await hold(page, islandFiles)
    await page.goto(`/contact?${link}`)
    const message = page.getByLabel(words.contact.message)
    await message.fill('It hms.')
    await message.press('Home')
    for (let index = 0; index < 4; index++) await message.press('ArrowRight')
    release()
    await expect(message).toHaveValue(new RegExp(`^${start?.replace(/[()$]/g, '\\$&')}`))
    await page.keyboard.type('u')
    await expect(message).toHaveValue(/\n\nIt hums\.$/)
    await message.fill('')
    await page.unrouteAll()
  }
})

async function copiedText(page: Page): Promise<string> {
  return (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')
}

/** Captures the email draft that would open. */
async function catchEmailDraft(page: Page) {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      if (!event.target.href.startsWith('mailto:')) return
      event.preventDefault()
      Object.assign(window, { emailDraft: event.target.href })
    }),
  )
}
