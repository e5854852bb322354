import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import fc from 'fast-check'
import type { MDXComponents } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { vocabulary } from '../../components/mdx/vocabulary.ts'
import { rehypePlugins, remarkPlugins } from '../../renderer/mdx/plugins.ts'
import { site } from '../../site.config.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'
import { blocks } from '../support/rows.ts'
import { checkTexts } from './checkTexts.ts'

const root = temporaryFolder('content/services')

test('converts a picture to AVIF and WebP in widths up to its own, with its size and caption', async () => {
  writeFileSync(join(root, 'content/services/unit.png'), await newPicture(1000, 500))
  const html = await render('## Frost\n\n![A frosted unit](./unit.png "An hour of frost.")')
  expect(html).toContain(
    '<figure><picture><source type="image/avif" srcSet="/assets/pictures/unit-',
  )
  expect(html).toContain('width="1000" height="500" loading="lazy"')
  expect(html).toContain('alt="A frosted unit"')
  expect(html).toContain('<figcaption>An hour of frost.</figcaption></figure>')
  expect(html.match(/(?<=\.avif )\d+w/g)).toEqual(['480w', '800w', '1000w'])
  const files = readdirSync(join(root, 'node_modules/.cache/pictures'))
  expect(files).toHaveLength(6)
  for (const file of files) expect(html).toContain(file)
})

test('loads a picture before the first section eagerly, and never enlarges it', async () => {
  writeFileSync(join(root, 'content/services/small.png'), await newPicture(300, 200))
  const html = await render('![A small unit](./small.png)\n\n## Frost')
  expect(html).toContain('width="300" height="200" decoding="async"')
  expect(html).not.toMatch(/loading=|figcaption|480w/)
})

// What the page has at the start, and after it.
test.each(blocks('rendered.txt'))('$title', async ({ written, expected }) => {
  const html = await render(written)
  expect(html.startsWith(expected[0] ?? ''), html).toBe(true)
  for (const part of expected) expect(html).toContain(part)
})

const pieces = [
  ...' \n"\'`*_|={}\\<>',
  ...'``` ** --- [words] (/services) (./unit.jpg) [^1] /* */ a.b ... &lt; &nbsp; [[ ]] :::tip'.split(
    ' ',
  ),
  ...'/> <br> </br> <sub> </sub> <Tip> </Tip> <div> 16'.split(' '),
  ...['Damp air', '\n\n', '    ', '- ', '1. ', '> ', '## ', '### ', '![A unit]', '{/* note */}'],
  ...["{'<5'}", '<br />', '<Phone />', '<Tip title="', 'export ', 'import ', 'default '],
  ...['() => null', 'const a = 1', "from './a.yaml'"],
]

test('whatever a document has, what passes the check can be rendered with all of its text', async () => {
  const names = Object.keys(vocabulary)
  const components = Object.fromEntries(names.map((name) => [name, runtime.Fragment]))
  const path = 'content/services/ac-repair.mdx'
  const documents = fc
    .array(fc.constantFrom(...pieces), { maxLength: 12 })
    .map((parts) => `${parts.join('')}\n\nThe last words.`)
    // With Vitest's condition `development`, the parser asserts that an underlined line opens no tag.
    .filter((text) => !/<(?:.+\n)+[ >]*[-=]/.test(text))
  await fc.assert(
    fc.asyncProperty(documents, async (text) => {
      const { errors } = await checkTexts({ [path]: text }, { root })
      if (errors.length === 0) expect(await render(text, components)).toMatch(/The last words\./)
    }),
    { numRuns: 500 },
  )
})

async function render(text: string, components?: MDXComponents): Promise<string> {
  const { default: Body } = await evaluate(
    { value: text, path: 'content/services/article.mdx', cwd: root, data: { site } },
    { ...runtime, remarkPlugins, rehypePlugins },
  )
  return renderToStaticMarkup(<Body components={components} />).trim()
}
