import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '../../components/ui/FormattedDate.tsx'
import { business, calculators, services, words } from '../../model/records.ts'
import { inDays } from '../../model/schemas/fields.ts'
import { placeholder } from '../support/builtSite.ts'
import { newPicture } from '../support/files.ts'
import { findBrowser, launchOptions } from '../support/findBrowser.ts'
import { listen } from '../support/listen.ts'
import { ProjectCopy } from '../support/projectCopy.ts'
import { newArticle, newOwnPage } from '../support/validArticle.ts'

const [service] = services
if (!service) throw new Error('There is no service to test with.')
const servicePath = `/services/${service.slug}`

const copy = new ProjectCopy()
copy.delete(`content/services/${service.slug}.mdx`)
const { origin, close } = await listen(createServer())
close()
const server = copy.dev(new URL(origin).port)
const [sample, other] = ['a-first-frost', 'a-second-frost']
for (const name of [sample, other])
  copy.write(
    `content/articles/${name}.mdx`,
    newArticle
      .replaceAll('How a heat pump defrosts', name)
      .replace('How a Heat Pump Defrosts', name)
      .replace('Steam', `In ${name}, steam`),
  )

const later = inDays(365)
const scheduled = newArticle.replace('2025-11-10', later)

beforeAll(() => seePage(servicePath, placeholder, 100_000))
// Each test uses a new file: the watcher may miss one that is deleted and immediately rewritten.
let slug = ''
let draftFile = ''
let drafts = 0
beforeEach(() => {
  slug = `heat-pump-${++drafts}`
  draftFile = `content/articles/${slug}.mdx`
})
afterEach(() => copy.delete(draftFile))
afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  copy.remove()
})

test('a new service body replaces the placeholder without a restart', async () => {
  copy.write(`content/services/${service.slug}.mdx`, 'A text just written. Call <Phone />.\n')
  const html = await seePage(servicePath, 'A text just written.')
  expect(html).not.toContain(placeholder)
  expect(html).toContain('href="tel:+1')
})

test('shows the examples of the guide for writers at /components', async () => {
  // The first and, where the content has calculators, the last.
  const html = await seePage('/components', 'Three to five points at the start of the article')
  if (calculators) expect(html).toContain('id="fuel-cost"')
})

test('has the styles of the build, and no stylesheet besides', async () => {
  expect(await seePage('/', '<style>')).not.toContain('rel="stylesheet"')
})

test('shows the drawings that pages load as files', async () => {
  const picture = await fetch(`${origin}/drawings/colonial.svg`)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg /)
})

test('shows an edited, added, or deleted article right away', async () => {
  const text = copy.read(`content/articles/${sample}.mdx`)
  copy.edit(`content/articles/${sample}.mdx`, (text) => `${text}\nA sentence just written.\n`)
  await seePage(`/blog/${sample}`, 'A sentence just written.')
  const added = 'content/articles/an-article-of-today.mdx'
  copy.write(added, text.replace(/^title: .*$/m, 'title: An article of today'))
  await seePage('/blog/an-article-of-today', 'An article of today')
  copy.delete(added)
  await seePage('/blog/an-article-of-today', words.error.notFound)
})

test('shows the last of several quick saves while pages are being rendered', async () => {
  const path = `/blog/${sample}`
  const file = `content/articles/${sample}.mdx`
  const text = copy.read(file)
  for (let round = 1; round <= 5; round++) {
    copy.write(file, text.replace(/^listed: .*$/m, 'listed: maybe'))
    const rendered = fetch(origin + path)
    await setTimeout(round * 16)
    copy.write(file, `${text}\nSentence ${round}.\n`)
    await seePage(path, `Sentence ${round}.`)
    await (await rendered).text()
  }
  copy.write(file, text)
})

test('shows a draft with a banner and in the list, and a scheduled article with its date', async () => {
  copy.write(draftFile, newArticle.replace('listed: true', 'listed: true\ndraft: true'))
  await seePage(`/blog/${slug}`, 'Draft: only you see this page')
  await seePage('/blog', `href="/blog/${slug}"`)
  const page = newOwnPage
  copy.write('content/pages/our-plans.mdx', page.replace('---\n', '---\ndraft: true\n'))
  await seePage('/our-plans', 'Draft: only you see this page')
  copy.delete('content/pages/our-plans.mdx')
  copy.write(draftFile, scheduled)
  await seePage(`/blog/${slug}`, `the site has this page from ${formatDate(later)} on`)
})

test('shows a picture as soon as it is saved next to the document', async () => {
  copy.write(draftFile, newArticle.replace('Damp air', '![A frosted unit](./unit.png)\n\nDamp air'))
  await seePage(`/blog/${slug}`, 'src="./unit.png"')
  copy.write('content/articles/unit.png', await newPicture())
  const html = await seePage(`/blog/${slug}`, '<picture')
  const [address = ''] = html.match(/\/assets\/pictures\/unit-[\w-]+\.avif/) ?? []
  expect((await fetch(origin + address)).headers.get('content-type')).toBe('image/avif')
})

test.each(
  [
    {
      file: `content/articles/${other}.mdx`,
      path: `/blog/${other}`,
      valid: /(?<=^listed: ).*$/m,
      broken: 'maybe',
      message: 'must be true or false',
      shown: /(?<=^ {2}label: ).*$/m,
    },
    {
      file: 'content/coupons.yaml',
      path: '/coupons',
      valid: /(?<=code: )\w+/,
      broken: 'half off',
      message: 'Write HALFOFF.',
      shown: /(?<=code: )\w+/,
    },
    {
      file: 'content/coupons.yaml',
      path: '/coupons',
      valid: /^ {2}(?=title)/m,
      broken: '\t',
      message: 'This line is indented with a tab',
      shown: /(?<=code: )\w+/,
    },
    {
      file: 'content/navigation.yaml',
      path: '/',
      valid: /(?<=^ {2}note: )/m,
      broken: '"',
      message: 'This quote is not closed',
      shown: /(?<=label: )\w+/,
    },
  ].filter(({ file }) => existsSync(copy.path(file))),
)('shows the error page for $file until the error is fixed', async (the) => {
  const { file, path, valid, broken, message, shown } = the
  const text = copy.read(file)
  copy.write(file, text.replace(valid, broken))
  const line = text.slice(0, text.search(valid)).split('\n').length
  const html = await seePage(path, `${file}:${line}:`)
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain(message)
  // It reloads after the error is fixed.
  expect(html).toContain('/@vite/client')
  expect(html).not.toMatch(/node_modules|Error:/)
  copy.write(file, text)
  await seePage(path, text.match(shown)?.[0] ?? '')
})

test('keeps a page readable if an error does not prevent rendering', async () => {
  copy.write(draftFile, newArticle.replace('## Why frost forms', '#### Why frost forms'))
  await seePage(`/blog/${slug}`, 'How a heat pump defrosts')
})

test.runIf(findBrowser())(
  'the browser shows an error over the page, and each change without reloading',
  async () => {
    const browser = await chromium.launch(launchOptions())
    try {
      const file = `content/articles/${other}.mdx`
      const text = copy.read(file)
      const page = await browser.newPage()
      const open = async () => {
        // Vite sends updates only to connected pages.
        const connected = page.waitForEvent('console', (line) => line.text().includes('connected'))
        await page.goto(`${origin}/blog/${other}`)
        await connected
      }
      const overlay = page.locator('vite-error-overlay')
      const seeNoError = () =>
        vi.waitFor(
          async () => expect(await overlay.locator('pre').allTextContents()).toEqual([]),
          10_000,
        )
      // The tests above had errors, and no page to show them.
      await open()
      await seeNoError()
      copy.write(file, text.replace(/^description: .*$/m, 'description: Too short.'))
      await overlay.getByText('"description" is too short: 10 characters, at least 50').waitFor()
      await overlay.getByText(`${file}:3:`).waitFor()
      copy.write(file, text)
      await seeNoError()
      await open()
      copy.edit('content/business.yaml', (facts) =>
        facts.replaceAll(business.phone, '(202) 555-0199'),
      )
      await page.locator('header').getByText('(202) 555-0199').first().waitFor()
    } finally {
      await browser.close()
    }
  },
)

function seePage(path: string, text: string, timeout = 20_000): Promise<string> {
  return vi.waitFor(
    async () => {
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
      const html = await response.text()
      expect(html).toContain(text)
      return html
    },
    { timeout, interval: 50 },
  )
}
