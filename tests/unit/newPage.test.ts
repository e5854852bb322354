import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesSchema } from '../../model/schemas/pages.ts'
import { newPage } from '../../renderer/cli/newPage.ts'
import { readYaml } from '../../renderer/content/readYaml.ts'
import { temporaryFolder } from '../support/files.ts'

test('creates a valid record and a route, and never overwrites a page', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  copyFileSync('content/pages.yaml', join(root, 'content/pages.yaml'))
  const before = readYaml(readFileSync('content/pages.yaml', 'utf8'), pagesSchema).data
  expect(newPage('financing-and-plans', root)).toEqual([
    'content/pages.yaml',
    'pages/financing-and-plans/+Page.tsx',
  ])
  const { data, errors } = readYaml(
    readFileSync(join(root, 'content/pages.yaml'), 'utf8'),
    pagesSchema,
  )
  expect(errors).toEqual([])
  const { more = [], ...others } = data ?? {}
  expect(others).toEqual({ ...before, more: undefined })
  expect(more.at(-1)).toMatchObject({ path: '/financing-and-plans', name: 'Financing and plans' })
  expect(existsSync(join(root, 'pages/financing-and-plans/+Page.tsx'))).toBe(true)
  newPage('about-our-vans', root)
  expect(() => newPage('about-our-vans', root)).toThrow('The page /about-our-vans already exists.')
})

test.each(['', 'Our Vans', 'our/vans', '--vans'])('rejects the path "%s"', (slug) => {
  expect(() => newPage(slug, temporaryFolder())).toThrow("can't be a path. Write lowercase words")
})

test.each([
  ['404', 'Servers show such a page for every wrong address.'],
  ['index', 'Servers show such a page instead of the one above it.'],
  ['home', 'The home page is at /.'],
  ['components', 'The dev server shows all components there.'],
  ['con', 'Windows has no files of that name.'],
  ['about', 'The page /about already exists.'],
  ['plans', 'The page /plans already exists.'],
  ['prices', 'public/prices.html already exists.'],
])('creates no page /%s, because its address is taken', (slug, message) => {
  const root = temporaryFolder('content')
  const records = 'about: { path: /about }\nmore:\n  - path: "/plans" # In the menu.\n'
  writeFileSync(join(root, 'content/pages.yaml'), records)
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/prices.html'), '')
  expect(() => newPage(slug, root)).toThrow(message)
  expect(readFileSync(join(root, 'content/pages.yaml'), 'utf8')).toBe(records)
})
