import { readFileSync } from 'node:fs'
import { words } from '../../model/records.ts'
import { articlePath, sitePaths, toFile } from '../support/sitePages.ts'
import { expect, phone, test } from './pageTest.ts'

const articles = sitePaths.filter((path) => path.startsWith('/blog/'))
const hasContents = (path: string) =>
  readFileSync(toFile(path), 'utf8').includes('aria-label="On this page"')

test("an article's contents stand before its text on large screens", async ({ page }) => {
  if (!articles.includes(articlePath) || !hasContents(articlePath)) return test.skip()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(articlePath)
  const heading = await page.locator('h1').boundingBox()
  const contents = await page
    .getByRole('navigation', { name: words.article.contents })
    .boundingBox()
  const text = await page.locator('article h2').first().boundingBox()
  if (!heading || !contents || !text) throw new Error('Not visible')
  expect(contents.x).toBe(heading.x)
  expect(text.x).toBeGreaterThan(contents.x + contents.width)
})

// None in the sample content. `npm run test:owner` has one.
for (const path of articles.filter((path) => !hasContents(path)).slice(0, 1)) {
  test(`the text of ${path}, which has no contents, begins below its heading`, async ({ page }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const heading = await page.locator('h1').boundingBox()
      const text = await page.locator('article h2').first().boundingBox()
      expect(text?.x, `${width} px`).toBe(heading?.x)
    }
  })
}

test('a link in a stacked cell stays in its sentence', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  for (const path of articles) {
    await page.goto(path)
    const cell = page.locator('.aligned [data-label]').first()
    if ((await cell.count()) === 0) continue
    const heights = await cell.evaluate((element) => {
      const measure = (someone: string | Element) => {
        element.replaceChildren('Call ', someone, ' if it is over ten years old')
        return element.clientHeight
      }
      const link = document.createElement('a')
      link.textContent = 'someone'
      return [measure('someone'), measure(link)]
    })
    expect(heights[1], path).toBe(heights[0])
    return
  }
  test.skip(true, 'No table has short column names.')
})
