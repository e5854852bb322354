import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedArticles } from '../bench/generatedArticles.ts'
import { broken, brokenArticles, soundArticle } from '../unit/brokenArticles.ts'
import { ProjectCopy } from './projectCopy.ts'

const placeholder = 'Page content coming soon.'
const body = '## What we check first\n\nA body from a dropped-in file. Call <Phone />.\n'

describe('in dev', () => {
  const copy = new ProjectCopy()
  const origin = 'http://localhost:3447'
  let server: ReturnType<typeof copy.dev> | undefined

  beforeAll(async () => {
    copy.delete('content/services/ac-repair.mdx')
    server = copy.dev(3447)
    await pageWith(`${origin}/services/ac-repair`, placeholder)
  }, 60_000)
  afterAll(() => {
    server?.stop()
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

  test('a deleted article has no page, and no link leads to it', async () => {
    copy.delete('content/articles/an-article-of-today.mdx')
    await pageWith(`${origin}/blog/an-article-of-today`, '404 Not Found')
  }, 20_000)

  test('a draft shows with a banner, and in the list', async () => {
    copy.write(
      'content/articles/heat-pump.mdx',
      soundArticle.replace('listed: true', 'listed: true\ndraft: true'),
    )
    await pageWith(`${origin}/blog/heat-pump`, 'Draft: only you see this page')
    await pageWith(`${origin}/blog`, 'href="/blog/heat-pump"')
  }, 20_000)

  test('a scheduled article shows with its day', async () => {
    copy.write('content/articles/heat-pump.mdx', soundArticle.replace('2025-11-10', '2099-11-10'))
    await pageWith(`${origin}/blog/heat-pump`, 'the site has this page from November 10, 2099 on')
  }, 20_000)

  test('an edit of the data shows', async () => {
    const text = readFileSync(copy.path('content/services.ts'), 'utf8')
    copy.write('content/services.ts', text.replace("name: 'AC Repair'", "name: 'AC Rescue'"))
    await pageWith(`${origin}/services`, 'AC Rescue')
    copy.write('content/services.ts', text)
  }, 20_000)

  test('a picture shows as soon as it is saved beside the text', async () => {
    copy.write(
      'content/articles/heat-pump.mdx',
      soundArticle.replace('Damp air', '![A frosted unit](./unit.png)\n\nDamp air'),
    )
    await pageWith(`${origin}/blog/heat-pump`, 'src="./unit.png"')
    copy.write('content/articles/unit.png', await drawPicture())
    const html = await pageWith(`${origin}/blog/heat-pump`, '<picture>')
    const [address = ''] = html.match(/\/assets\/pictures\/unit-[\w-]+\.avif/) ?? []
    const picture = await fetch(origin + address)
    expect(picture.headers.get('content-type')).toBe('image/avif')
    copy.delete('content/articles/unit.png')
  }, 20_000)

  test('/__articles lists every article with its state and social card', async () => {
    copy.write('content/articles/heat-pump.mdx', soundArticle.replace('2025-11-10', '2099-11-10'))
    const files = readdirSync(copy.path('content/articles')).filter((file) => /\.mdx$/.test(file))
    const html = await pageWith(`${origin}/__articles`, `${files.length} articles on`)
    expect(html).toMatch(/How a Heat Pump Defrosts.*>scheduled<.*from.*2099-11-10/)
    const card = await fetch(`${origin}/__articles/heat-pump.png`)
    expect(card.headers.get('content-type')).toBe('image/png')
  }, 20_000)

  test('mistakes that keep pages from being made are the page, all of them, until they are fixed', async () => {
    const file = 'content/articles/hvac-zoning-systems-explained.mdx'
    const page = `${origin}/blog/hvac-zoning-systems-explained`
    const text = readFileSync(copy.path(file), 'utf8')
    copy.write(file, text.replace(/^listed: .*$/m, 'listed: maybe'))
    copy.write('content/articles/heat-pump.mdx', soundArticle.replace('Damp', 'In <5 minutes damp'))
    const html = await pageWith(page, 'must be true or false')
    expect(html).toContain('Unexpected Application Error!')
    const line = text.split('\n').findIndex((field) => field.startsWith('listed: ')) + 1
    expect(html).toContain(`${file}:${line}:9`)
    expect(html).toContain('content/articles/heat-pump.mdx:24:4')
    expect(html).toContain('/@vite/client')
    expect(html).not.toMatch(/node_modules|Error:/)
    copy.write(file, text)
    copy.delete('content/articles/heat-pump.mdx')
    await pageWith(page, 'Get a Zoning Estimate')
  }, 20_000)

  test('a mistake in a record is the page, with its line and what to write, until it is fixed', async () => {
    const file = 'content/coupons.ts'
    const text = readFileSync(copy.path(file), 'utf8')
    const [code = ''] = text.match(/(?<=code: ')\w+/) ?? []
    copy.write(file, text.replace(code, 'half off'))
    const html = await pageWith(`${origin}/coupons`, 'Record "half off"')
    const line = text.slice(0, text.indexOf(code)).split('\n').length
    expect(html).toContain(`${file}:${line}:`)
    expect(html).toContain('Write 4 to 12 capital letters and digits, as in REPAIR50.')
    expect(html).toContain('/@vite/client')
    expect(html).not.toMatch(/node_modules|Error:/)
    copy.write(file, text)
    await pageWith(`${origin}/coupons`, code)
  }, 20_000)

  test('a mistake that leaves a page to show does not take it away', async () => {
    copy.write(
      'content/articles/heat-pump.mdx',
      soundArticle.replace('## Why frost forms', '#### Why frost forms'),
    )
    await pageWith(`${origin}/blog/heat-pump`, 'How a heat pump defrosts')
  }, 20_000)
})

describe('in the build', () => {
  const copy = new ProjectCopy()
  afterAll(() => copy.remove())

  test('new bodies of a service and a city replace the placeholder, with pictures; new facts are in the footer', async () => {
    copy.write('content/services/coil.png', await drawPicture())
    copy.write(
      'content/services/ac-repair.mdx',
      `${body}\n![Frost on a coil](./coil.png "An hour of frost")\n`,
    )
    copy.write('content/cities/bowie-md.mdx', body)
    copy.delete('content/services/boiler-repair.mdx')
    const business = readFileSync(copy.path('content/business.ts'), 'utf8')
    const licenses = "licenses: ['Maryland HVACR 01-12345', 'DC 900123']"
    copy.write('content/business.ts', business.replace(/licenses: \[.*?\]/s, licenses))
    copy.build()
    for (const page of ['services/ac-repair', 'cities/bowie-md']) {
      const html = readFileSync(copy.path(`dist/client/${page}.html`), 'utf8')
      expect(html).toContain('A body from a dropped-in file.')
      expect(html).not.toContain(placeholder)
    }
    const html = readFileSync(copy.path('dist/client/services/ac-repair.html'), 'utf8')
    const pictures = html.match(/(?<=\/)assets\/pictures\/coil-[\w-]+\.(avif|webp)/g) ?? []
    expect(new Set(pictures).size).toBe(6)
    for (const file of pictures) expect(existsSync(copy.path(`dist/client/${file}`))).toBe(true)
    const sibling = readFileSync(copy.path('dist/client/services/boiler-repair.html'), 'utf8')
    expect(sibling).toContain(placeholder)
    expect(sibling).toContain('Licenses Maryland HVACR 01-12345, DC 900123')
  }, 120_000)

  test('every output follows the life of an article and a coupon', () => {
    const article = (slug: string, fields: string) =>
      copy.write(
        `content/articles/${slug}.mdx`,
        soundArticle
          .replace('title: How', `title: ${slug}, How`)
          .replace('published: 2025-11-10\n', `${fields}\n`),
      )
    article('frost-of-today', 'published: 2030-05-01\nexpires: 2030-05-02')
    article('frost-of-tomorrow', 'published: 2030-05-02')
    article('frost-of-yesterday', 'published: 2029-05-01\nexpires: 2030-05-01')
    article('frost-in-the-works', 'published: 2030-04-01\ndraft: true')
    copy.write(
      'content/articles/frost-links.mdx',
      soundArticle
        .replace('title: How', 'title: Where')
        .replace(
          'Damp air',
          'Read [of today](/blog/frost-of-today) and [of tomorrow](/blog/frost-of-tomorrow).',
        ),
    )
    const coupons = readFileSync(copy.path('content/coupons.ts'), 'utf8')
    copy.write(
      'content/coupons.ts',
      coupons.replace(
        'couponSchema, [',
        `$&${couponUntil('OFTODAY', '2030-05-01')}${couponUntil('OFYESTERDAY', '2030-04-30')}`,
      ),
    )
    const services = readFileSync(copy.path('content/services.ts'), 'utf8')
    copy.write('content/services.ts', services.replace(/(?<=coupon: ')\w+/, 'OFYESTERDAY'))
    copy.build('2030-05-01')
    const outputs = readdirSync(copy.path('dist/client'), { recursive: true, encoding: 'utf8' })
    const texts = outputs
      .filter((file) => /\.(html|xml|json|txt)$/.test(file))
      .map((file) => readFileSync(copy.path(`dist/client/${file}`), 'utf8'))
      .join()
    expect(outputs).toContain('blog/frost-of-today.html')
    const linking = readFileSync(copy.path('dist/client/blog/frost-links.html'), 'utf8')
    expect(linking).toContain('<a href="/blog/frost-of-today">of today</a> and of tomorrow.')
    const unseen = /frost-(of-tomorrow|of-yesterday|in-the-works)/
    expect([...outputs, texts].join().match(unseen)?.[0]).toBeUndefined()
    expect(texts.includes('OFTODAY')).toBe(true)
    expect(texts.includes('OFYESTERDAY')).toBe(false)
  }, 120_000)

  test.each(brokenArticles.filter(({ fault }) => builtFaults.includes(fault)))(
    '$fault stops the build, with its line, what to write, and no stack',
    (article) => {
      const { path, text } = broken(article)
      copy.write(path, text)
      const message = messageOf(() => copy.build())
      copy.delete(path)
      expect(message).toContain(`${path}:${article.line}:`)
      expect(message).toMatch(article.message)
      expect(message).toMatch(article.remedy)
      expect(message).not.toMatch(/^ +at |node_modules|Error:/m)
    },
    120_000,
  )

  test('so does a footer link to a town that was removed', () => {
    const file = 'content/navigation.ts'
    const text = readFileSync(copy.path(file), 'utf8')
    const [href = ''] = text.match(/\/cities\/[\w-]+/) ?? []
    copy.write(file, text.replace(href, '/cities/atlantis-md'))
    const message = messageOf(() => copy.build())
    copy.write(file, text)
    const line = text.slice(0, text.indexOf(href)).split('\n').length
    expect(message).toContain(`${file}:${line}:`)
    expect(message).toContain("/cities/atlantis-md isn't a page on this site.")
    expect(message).not.toMatch(/^ +at |node_modules|Error:/m)
  }, 120_000)

  test('so do mistakes among many new texts, each reported', () => {
    const other = new ProjectCopy()
    for (const [name, text] of generatedArticles(200, 'of a test')) {
      const link = name.endsWith('7.mdx') ? '[a page](/blog/no-such-page)' : '[a page](/contact)'
      other.write(`content/articles/${name}`, `${text}\nRead ${link}.\n`)
    }
    const message = messageOf(() => other.build())
    other.remove()
    const places = message.match(/content\/articles\/generated-article-\d*7\.mdx:\d+:/g)
    expect(new Set(places).size).toBe(20)
    expect(message).toContain('20 mistakes in content/.')
  }, 120_000)
})

/** One of each kind: the parsers and rules themselves have unit tests. */
const builtFaults = [
  'an unknown field',
  'a colon in a text without quotes',
  'a bare <',
  'a name in braces',
  'a link to a page that does not exist',
]

/** A record of `content/coupons.ts`. */
function couponUntil(code: string, validThrough: string): string {
  const record = {
    code,
    title: 'An offer of a test',
    description: 'It ends on a day.',
    terms: ['For one test.'],
    validThrough,
  }
  return `${JSON.stringify(record)},`
}

function drawPicture(): Promise<Uint8Array> {
  const create = { width: 900, height: 600, channels: 3, background: '#155b70' } as const
  return sharp({ create }).png().toBuffer()
}

/** Asks for a page until it holds a text. */
async function pageWith(url: string, text: string): Promise<string> {
  for (;;) {
    const html = await fetch(url, { headers: { accept: 'text/html' } }).then(
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
