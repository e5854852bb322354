import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { drawingFiles } from '../../components/drawings/drawingFiles.ts'
import { readDrawing } from '../../components/drawings/readDrawing.ts'
import { readBareRoom, readRoom } from '../../components/drawings/rooms/readRoom.ts'
import { finePaints, readScene } from '../../components/drawings/scenePaints.ts'
import { equipment, outdoorEquipment } from '../../model/schemas/services.ts'

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

test.each(names.filter((name) => /^(heads|rooms|tasks|visit)/.test(name)))(
  'every part of %s has a paint',
  (name) => {
    expect(readScene(name).dangerouslySetInnerHTML.__html).not.toContain('class=')
  },
)

test.each(Object.entries(drawingFiles()))('%s is valid XML without classes', (path, file) => {
  expect(XMLValidator.validate(file)).toBe(true)
  expect(file).not.toContain('class=')
  expect(path).toMatch(/^\/drawings\/[a-zA-Z-]+\.svg$/)
})

test('paints parts with attributes, and names the file of an unknown part', () => {
  const { __html } = readScene('row-houses', finePaints).dangerouslySetInnerHTML
  expect(__html).toMatch(/<path stroke="#\w{6}" stroke-width="1.5" d=/)
  expect(() => readScene('row-houses', {})).toThrow(
    /^components\/drawings\/row-houses\.svg has an unknown part: "\w+"\.$/,
  )
})

test.each(equipment.options)('the bare room with the %s has no furniture', (name) => {
  const [whole, bare] = [readRoom(name), readBareRoom(name)].map(
    ({ dangerouslySetInnerHTML }) => dangerouslySetInnerHTML.__html,
  )
  const [furniture = ''] = whole?.match(/<g>(?:(?!<g>).)*?<\/g>/) ?? []
  expect(furniture).toContain('<path')
  expect(bare).toBe(whole?.replace(furniture, ''))
  // The room next to outdoor equipment, which tablets hide.
  expect(bare?.match(/<g>/g) ?? []).toHaveLength(outdoorEquipment.includes(name) ? 1 : 0)
})

test('a task stands in front of the equipment', () => {
  const { __html } = readRoom('furnace', 'repair').dangerouslySetInnerHTML
  expect(__html.startsWith(readRoom('furnace').dangerouslySetInnerHTML.__html)).toBe(true)
  expect(__html.endsWith(readScene('tasks/repair').dangerouslySetInnerHTML.__html)).toBe(true)
})
