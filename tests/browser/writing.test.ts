import { business } from '../../content/business.ts'
import { ProjectCopy } from '../site/projectCopy.ts'
import { articlePath } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

const article = `content/articles/${articlePath.split('/').at(-1)}.mdx`

// What the dev server answers to each kind of mistake: tests/site/writing.test.ts.
test('a writer sees a mistake over the page with its line and what to write, and each change without reloading', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const copy = new ProjectCopy()
  const { origin, stop } = copy.dev(3147)
  try {
    const heading = page.locator('h1')
    await expect(async () => {
      await page.goto(origin + articlePath)
      await expect(heading).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 120_000 })

    const text = copy.read(article)
    copy.edit(article, (mdx) => mdx.replace(/^description: .*$/m, 'description: Too short.'))
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('"description" is too short: 10 characters, at least 50')
    await expect(overlay).toContainText('Add 40 or more')
    await expect(overlay).toContainText(`${article}:3:`)
    copy.write(article, text)
    await expect(overlay).toHaveCount(0)
    await expect(heading).toBeVisible()

    copy.edit('content/business.ts', (facts) => facts.replaceAll(business.phone, '(202) 555-0199'))
    await expect(page.locator('header a[href^=tel]')).toContainText('(202) 555-0199')
  } finally {
    stop()
    copy.remove()
  }
})
