import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { checkRoutes } from '../../renderer/check/checkRoutes.ts'
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
