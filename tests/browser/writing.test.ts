import { readFileSync } from 'node:fs'
import { business } from '../../content/business.ts'
import { ProjectCopy } from '../site/projectCopy.ts'
import { expect, test } from './pageTest.ts'

const article = 'content/articles/how-often-replace-furnace-filter.mdx'
const facts = 'content/business.ts'

// The page of a text that does not parse has status 500.
test.use({ allowedErrors: /./ })

test('a writer sees a mistake with its line and what to write, and a change without reloading', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const copy = new ProjectCopy()
  const { origin, stop } = copy.dev(3147)
  try {
    const text = readFileSync(copy.path(article), 'utf8')
    const address = `${origin}/blog/how-often-replace-furnace-filter`
    const heading = page.locator('h1')
    await expect(async () => {
      await page.goto(address)
      await expect(heading).toHaveText(/furnace filter/, { timeout: 1_000 })
    }).toPass({ timeout: 120_000 })

    await test.step('a wrong field: the message lies over the page', async () => {
      copy.write(article, text.replace(/^description: .*$/m, 'description: Too short.'))
      const overlay = page.locator('vite-error-overlay')
      await expect(overlay).toContainText('"description" is too short: 10 characters, at least 50')
      await expect(overlay).toContainText('Add 40 or more')
      await expect(overlay).toContainText(`${article}:3:`)
      copy.write(article, text)
      await expect(overlay).toHaveCount(0)
      await expect(heading).toHaveText(/furnace filter/)
    })

    await test.step('a text that does not parse: the message is the page', async () => {
      copy.write(article, `${text}\nChange it when it is <5 weeks old.\n`)
      const line = text.split('\n').length + 1
      await expect(page.locator('body')).toContainText(`${article}:${line}`)
      await expect(page.locator('body')).toContainText('&lt;')
      copy.write(article, text)
      await expect(heading).toHaveText(/furnace filter/)
    })

    await test.step('a wrong fact: the message is the page', async () => {
      const records = readFileSync(copy.path(facts), 'utf8')
      copy.write(facts, records.replace(/(?<=rating: \{ value: )[\d.]+/, '11'))
      await expect(page.locator('body')).toContainText('"rating.value" must be at most 5, not 11')
      await expect(page.locator('body')).toContainText(`${facts}:`)
      copy.write(facts, records)
      await expect(heading).toHaveText(/furnace filter/)
    })

    await test.step('a new fact', async () => {
      const records = readFileSync(copy.path(facts), 'utf8')
      copy.write(facts, records.replaceAll(business.phone, '(202) 555-0199'))
      await expect(page.locator('header a[href^=tel]')).toContainText('(202) 555-0199')
    })
  } finally {
    stop()
    copy.remove()
  }
})
