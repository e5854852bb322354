import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { checkRoutes } from '../../model/checks/checkRoutes.ts'
import { notReady } from '../../model/readyForCustomers.ts'
import { checkPages } from '../../renderer/content/checkTexts.ts'
import { getErrors, reportBriefly } from '../../renderer/content/report.ts'
import { temporaryFolder } from '../support/files.ts'

const root = temporaryFolder()
for (const route of ['index', 'about', 'blog/index', 'blog/@slug', '_error', 'components']) {
  mkdirSync(join(root, 'pages', route), { recursive: true })
  writeFileSync(join(root, 'pages', route, '+Page.tsx'), '')
}

writeFileSync(join(root, 'pages/components/+config.ts'), 'export default { prerender: false }\n')

const reasons = (paths: Record<string, string>) => {
  const file = new VFile({ cwd: root, path: 'content/pages.yaml', value: '' })
  checkRoutes(file, paths)
  return file.messages.map(({ reason }) => reason)
}

test('reports pages without a route or a record', () => {
  expect(reasons({ home: '/', about: '/about', blog: '/blog' })).toEqual([])
  expect(reasons({ home: '/', about: '/about-us', blog: '/blog' })).toEqual([
    'The page /about-us has no route.',
    'pages/about/+Page.tsx has no record here.',
  ])
})

/** Ready for customers but for its pages. */
const site = {
  url: 'https://www.lakeview-air.com',
  noindex: false,
  testimonials: [],
  coupons: [],
  facts: { licenses: ['IL 055-012345'], rating: undefined },
}

test.each([
  ['<p>TODO What the page says.</p>', '"TODO" is a placeholder. Write it, or delete it.'],
  ['<p>Lorem ipsum dolor.</p>', '"Lorem ipsum" is a placeholder. Write it, or delete it.'],
  ['<p>Call (202) 555-0147.</p>', 'A phone number is written out here. Write {business.phone}'],
  ['<p>To office@example.com.</p>', 'An email address is written out here. Write {business.email}'],
])("an owner's own page does not go to customers with %s", (line, message) => {
  writeFileSync(join(root, 'pages/about/+Page.tsx'), `export function Page() {\n  ${line}\n}\n`)
  const [file] = checkPages(root)
  const errors = file ? getErrors([file]) : []
  const found = notReady({ ...site, files: checkPages(root) })
  expect([...found, reportBriefly(errors)].join('')).toMatch(/^pages\/about\/\+Page\.tsx:2:\d+ {2}/)
  expect([...found, reportBriefly(errors)].join('')).toContain(message)
  writeFileSync(join(root, 'pages/about/+Page.tsx'), '')
  expect(checkPages(root)).toEqual([])
})
