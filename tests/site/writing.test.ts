import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProjectCopy, root } from './projectCopy'

const placeholder = 'Page content coming soon.'
const body = '## What we check first\n\nA body from a dropped-in file. Call <Phone />.\n'

describe('in dev', () => {
  const copy = new ProjectCopy()
  const { origin, stop } = copy.dev(3141)

  beforeAll(() => pageWith(`${origin}/services/ac-repair`, placeholder), 60_000)
  afterAll(() => {
    stop()
    copy.remove()
  })

  test('a new body replaces the placeholder without a restart', async () => {
    copy.write('content/services/ac-repair.mdx', body)
    const html = await pageWith(`${origin}/services/ac-repair`, 'A body from a dropped-in file.')
    expect(html).not.toContain(placeholder)
    expect(html).toContain('href="tel:+1')
  }, 20_000)

  test('an edit of an article shows', async () => {
    const file = 'content/articles/how-often-replace-furnace-filter.mdx'
    const text = readFileSync(copy.path(file), 'utf8')
    copy.write(file, `${text}\nA sentence written just now.\n`)
    await pageWith(
      `${origin}/blog/how-often-replace-furnace-filter`,
      'A sentence written just now.',
    )
  }, 20_000)

  test('a new article has its page', async () => {
    const other = readFileSync(copy.path('content/articles/hvac-zoning-systems-explained.mdx'))
    const text = String(other).replace(/^title: .*$/m, 'title: An article of today')
    copy.write('content/articles/an-article-of-today.mdx', text)
    await pageWith(`${origin}/blog/an-article-of-today`, 'An article of today')
  }, 20_000)

  test('a mistake shows on the error page, and goes when it is mended', async () => {
    const file = 'content/articles/hvac-zoning-systems-explained.mdx'
    const page = `${origin}/blog/hvac-zoning-systems-explained`
    const text = readFileSync(copy.path(file), 'utf8')
    copy.write(file, text.replace(/^listed: .*$/m, 'listed: maybe'))
    const html = await pageWith(page, 'Unexpected Application Error!')
    expect(html).toContain(`${file} has a mistake.`)
    expect(html).toContain('invalid input: expected boolean, received string')
    copy.write(file, text)
    await pageWith(page, 'Get a Zoning Estimate')
  }, 20_000)
})

describe('in the build', () => {
  const copy = new ProjectCopy()
  afterAll(() => copy.remove())

  test('a new body of a service and a city replaces the placeholder', () => {
    copy.write('content/services/ac-repair.mdx', body)
    copy.write('content/cities/bowie-md.mdx', body)
    copy.build()
    for (const page of ['services/ac-repair', 'cities/bowie-md']) {
      const html = readFileSync(copy.path(`dist/client/${page}.html`), 'utf8')
      expect(html).toContain('A body from a dropped-in file.')
      expect(html).not.toContain(placeholder)
    }
    const sibling = readFileSync(copy.path('dist/client/services/boiler-repair.html'), 'utf8')
    expect(sibling).toContain(placeholder)
  }, 120_000)

  test('a wrong record stops the build with file, field and what was expected', () => {
    const file = 'content/articles/hvac-zoning-systems-explained.mdx'
    const text = readFileSync(copy.path(file), 'utf8')
    copy.write(file, text.replace(/^services: .*$/m, 'services: [ac-repiar]'))
    const message = messageOf(() => copy.build())
    expect(message).toContain(file)
    expect(message).toContain('"services"')
    expect(message).toContain('"ac-repiar" does not exist; expected one of: ac-repair')
  }, 120_000)

  test.each([
    ['frontmatter that is no YAML', 'listed: [', /zoning-systems-explained\.mdx:\d+ has a mistake/],
    [
      'a bare <5',
      'listed: false\n---\n\nKeep it <5',
      /zoning-systems-explained\.mdx:10 has a mista/,
    ],
  ])(
    '%s stops the build with file and line',
    (_, wrong, where) => {
      const file = 'content/articles/hvac-zoning-systems-explained.mdx'
      const text = readFileSync(join(root, file), 'utf8')
      copy.write(file, text.replace(/^listed: .*$/m, wrong))
      expect(messageOf(() => copy.build())).toMatch(where)
    },
    120_000,
  )
})

/** Asks for a page until it holds a text. */
async function pageWith(url: string, text: string): Promise<string> {
  for (;;) {
    const html = await fetch(url).then(
      (response) => response.text(),
      () => '',
    )
    if (html.includes(text)) return html
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function messageOf(build: () => void): string {
  try {
    build()
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}`
  }
  throw new Error('The build was expected to fail.')
}
