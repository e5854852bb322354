import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { readDrawing } from '../../components/drawings/readDrawing.ts'

const folder = join(import.meta.dirname, '../../components/drawings')
const names = globSync('**/*.svg', { cwd: folder }).map((file) => file.replace('.svg', ''))

test.each(names)("%s has a description and uses the theme's colors", (name) => {
  const { viewBox, dangerouslySetInnerHTML } = readDrawing(name, 'a')
  expect(viewBox).toMatch(/^0 0 \d+ \d+$/)
  expect(dangerouslySetInnerHTML.__html).toMatch(
    /^<title id="a-title">.{3,}<\/title><desc id="a-description">.{10,}<\/desc><\w/,
  )
  const source = readFileSync(join(folder, `${name}.svg`), 'utf8')
  expect(source).not.toMatch(/(fill|stroke|style)="(?!none)/)
  // Two drawings on a page must not share an id.
  expect(source).not.toMatch(/ id="/)
})
