import { business, phoneHref } from '../../content/business.ts'
import { faq } from '../../content/faq.ts'
import { expect, test } from './pageTest.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('home to contact on a phone, by the menu', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto('/')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu).toBeInViewport()
      await menu.getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
      await expect(page.getByRole('heading', { name: 'Send us a request' })).toBeVisible()
    })

    test('home to contact on a desktop, by the hero', async ({ page }) => {
      await page.setViewportSize(desktop)
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
      await page.getByRole('link', { name: 'Schedule Service Now' }).click()
      await expect(page).toHaveURL('/contact')
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
      await expect(current).toHaveText('Contact')
    })

    test('home to an article and on to its call to action', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto('/blog')
      await page.getByRole('link', { name: 'Top 10 reasons your AC is not cooling' }).click()
      const article = page.getByRole('article')
      await article
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .last()
        .click()
      await expect(article.getByRole('heading', { level: 2 }).last()).toBeVisible()
      await article.getByRole('link', { name: 'Book an AC Repair' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AC Repair')
    })

    test('the first answer is open; every other question opens its own', async ({ page }) => {
      await page.goto('/faq')
      await expect(page.getByText(faq[0]?.answer[0] ?? '')).toBeVisible()
      for (const { question, answer } of faq.slice(1)) {
        const paragraph = page.getByText(answer[0] ?? '')
        await expect(paragraph).toBeHidden()
        await page.getByText(question).click()
        await expect(paragraph).toBeVisible()
      }
    })

    test('an unknown address gets the error page with status 404', async ({ page }) => {
      const response = await page.goto('/no-such-page')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      )
      await expect(page.getByText('404 Not Found')).toBeVisible()
    })
  })
}

test('the call button stays in view on a phone and leaves on a desktop', async ({ page }) => {
  const callButton = page.getByRole('link', { name: `Call Now: ${business.phone}` })
  await page.setViewportSize(phone)
  await page.goto('/blog/top-10-reasons-ac-not-cooling')
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), share)
    await expect(callButton).toBeInViewport({ ratio: 1 })
  }
  await expect(callButton).toHaveAttribute('href', phoneHref)
  expect((await callButton.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await page.setViewportSize(desktop)
  await expect(callButton).toBeHidden()
})

test('the first Tab reaches the skip link, which leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('F8 goes to the region of notifications, which is seen though it is empty', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: 'Notifications (F8)' })
  await expect(region).toBeFocused()
  await expect(region).toBeInViewport({ ratio: 1 })
  const box = await region.boundingBox()
  expect(box?.width).toBeGreaterThan(100)
  expect(box?.height).toBeGreaterThan(20)
})
