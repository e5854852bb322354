import { findLanguages } from '../../model/languages.ts'
import { loadContent } from '../../model/readContent.ts'
import { findAddress, pages, words } from '../../model/records.ts'
import { articlePath } from '../support/sitePages.ts'
import { findCall } from './callBar.ts'
import { expect, phone, test } from './pageTest.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: phone.viewport })

    test('an article links to its sections, a call, and an offer', async ({ page }) => {
      await page.goto(articlePath)
      const callButton = await findCall(page)
      await expect(callButton).toBeInViewport({ ratio: 1 })
      const main = page.getByRole('article')
      const contents = main.getByRole('navigation', { name: words.article.contents })
      // Folded on small screens.
      await contents.getByText(words.article.contents).click()
      await contents.getByRole('link').last().click()
      await expect(page.locator(':target')).toBeInViewport()
      await expect(callButton).toBeInViewport({ ratio: 1 })
      const callToAction = main.locator('a:is([href^="/services/"], [href="/contact"])').last()
      const target = (await callToAction.getAttribute('href')) ?? ''
      await callToAction.click()
      await expect(page).toHaveURL(target)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(callButton).toBeHidden()
    })
  })
}

for (const language of findLanguages('.')) {
  test(`a visitor reads what is missing in the form in ${language}`, async ({ page }) => {
    const contact = findAddress(pages.contact.path, language)
    if (!contact) return test.skip()
    const other = loadContent('.', language).words
    await page.goto(pages.contact.path)
    await page.getByRole('contentinfo').locator(`[lang=${language}]`).click()
    await expect(page).toHaveURL(contact)
    await page.getByRole('button', { name: other.contact.send }).click()
    await expect(page.getByLabel(other.contact.name)).toHaveAccessibleDescription(other.form.name)
  })
}

test('Tab reaches the skip link, and F8 focuses the region even when it is empty', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: words.layout.skip })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: words.layout.notifications })
  await expect(region).toBeFocused()
  await expect(region).toBeInViewport({ ratio: 1 })
  const box = await region.boundingBox()
  expect(box?.width).toBeGreaterThan(100)
  expect(box?.height).toBeGreaterThan(20)
})
