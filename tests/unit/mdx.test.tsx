import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rehypePlugins, remarkPlugins } from '../../renderer/mdx/plugins.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(root, 'content/services'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

describe('a picture beside the text', () => {
  test('becomes AVIF and WebP in widths up to its own, with its size and caption', async () => {
    await draw('unit.png', 1000, 500)
    const html = await render('## Frost\n\n![A frosted unit](./unit.png "An hour of frost.")')
    expect(html).toContain(
      '<figure><picture><source type="image/avif" srcSet="/assets/pictures/unit-',
    )
    expect(html).toContain('width="1000" height="500" loading="lazy"')
    expect(html).toContain('alt="A frosted unit"')
    expect(html).toContain('<figcaption>An hour of frost.</figcaption></figure>')
    expect([...html.matchAll(/\.avif (\d+)w/g)].map(([, width]) => width)).toEqual([
      '480',
      '800',
      '1000',
    ])
    const files = readdirSync(join(root, 'node_modules/.cache/pictures'))
    expect(files).toHaveLength(6)
    for (const file of files) expect(html).toContain(file)
  })

  test('loads at once before the first section, and is never enlarged', async () => {
    await draw('small.png', 300, 200)
    const html = await render('![A small unit](./small.png)\n\n## Frost')
    expect(html).toContain('width="300" height="200" decoding="async"')
    expect(html).not.toMatch(/loading=|figcaption|480w/)
  })
})

test('a heading has an id to link to, and nothing but its words for a name', async () => {
  expect(await render('## Why *frost* forms')).toBe(
    '<h2 id="why-frost-forms">Why <em>frost</em> forms</h2>',
  )
})

test('a table of many columns scrolls within a region that the keyboard reaches', async () => {
  const table = '| Loop | Suits | Cost | Land |\n| - | - | - | - |\n| Open | Wells | Less | Any |'
  expect(await render(table)).toMatch(
    /^<div role="region" aria-label="Table: Loop, Suits, Cost, Land" tabindex="0"><table>/i,
  )
})

test('a table of few columns wraps, and is no tab stop', async () => {
  expect(await render('| Loop | Suits |\n| - | - |\n| Open | Wells |')).toMatch(/^<table>/)
})

test.each([
  [`It's "cold".`, 'It’s “cold”.'],
  ['**"Cold** air"', '<strong>“Cold</strong> air”'],
  ['Wait...', 'Wait…'],
  ['`"code"`', '<code>&quot;code&quot;</code>'],
  ['A--B', 'A--B'],
])('quotes and dots become typographic: %s', async (text, html) => {
  expect(await render(text)).toBe(`<p>${html}</p>`)
})

async function draw(name: string, width: number, height: number) {
  const background = { r: 20, g: 90, b: 110 }
  await sharp({ create: { width, height, channels: 3, background } }).toFile(
    join(root, 'content/services', name),
  )
}

async function render(text: string, components = {}): Promise<string> {
  const { default: Body } = await evaluate(
    { value: text, path: 'content/services/article.mdx', cwd: root },
    { ...runtime, remarkPlugins, rehypePlugins },
  )
  return renderToStaticMarkup(<Body components={components} />).trim()
}
