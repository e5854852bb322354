import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { drawingFiles } from '../../components/drawings/drawingFiles.ts'
import { diagramStyles, readScene } from '../../components/drawings/paints.ts'
import { readDrawing } from '../../components/drawings/readDrawing.ts'
import { furniture, standsOutdoors } from '../../components/drawings/rooms/Room.tsx'
import { drawVisit } from '../../components/drawings/VisitSteps.tsx'
import { findIcon } from '../../components/ui/ServiceIcon.tsx'
import { createColors } from '../../model/brand/colors.ts'
import { mainEquipment, services } from '../../model/records.ts'
import { house, winterHouse } from '../../model/schemas/cities.ts'
import { equipment } from '../../model/schemas/services.ts'

const folder = join(import.meta.dirname, '../../components/drawings')
const names = globSync('**/*.svg', { cwd: folder }).map((file) => file.replace('.svg', ''))

test.each(names)("%s has a description and the theme's colors, also by itself", (name) => {
  const { pictures, caption } = readDrawing(name)
  for (const { viewBox, title, description, shapes } of pictures) {
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/)
    expect(title).toMatch(/^.{3,}$/)
    expect(description).toMatch(/^.{10,}$/)
    expect(shapes).toMatch(/^<\w/)
  }
  const source = readFileSync(join(folder, `${name}.svg`), 'utf8')
  expect(source).not.toMatch(/(fill|stroke|style)="(?!none)/)
  // Two drawings on a page must not share an id.
  expect(source).not.toMatch(/ id="/)
  const isDiagram = name.startsWith('diagrams/')
  const styles = name.includes('/') ? '../paints.css' : 'paints.css'
  expect(source.split(' xmlns')[0]).toBe(
    `<?xml-stylesheet href="${styles}"?>\n<svg class="${isDiagram ? 'diagram' : 'scene'}"`,
  )
  if (!isDiagram) {
    const { __html } = readScene(name).dangerouslySetInnerHTML
    return expect(__html).not.toMatch(/class=|undefined|object/)
  }
  expect(caption).toMatch(/^.{20,}\.$/)
  for (const [, part] of source.matchAll(/(?<!<svg )class="(\w+)"/g)) {
    expect(diagramStyles).toHaveProperty([`& .${part}`])
  }
})

test('a drawing by itself has the colors of the sample', () => {
  const { bg, fg, border, scene } = createColors({ main: '#0c3646', accent: '#f8ac42' })
  const groups: Record<string, Record<string, { value: unknown }>> = { bg, fg, border, scene }
  const css = readFileSync(join(folder, 'paints.css'), 'utf8')
  const colors = [...css.matchAll(/var\(--([a-z]+)-?(\w*), (#\w+)\)/g)]
  expect(colors).toHaveLength(css.split('var(').length - 1)
  for (const [, group = '', name, color] of colors) {
    const { value } = groups[group]?.[name || 'DEFAULT'] ?? {}
    expect([value, Object(value).base]).toContain(color)
  }
})

test.each(Object.entries(drawingFiles()))('%s is valid XML without classes', (path, file) => {
  expect(XMLValidator.validate(file)).toBe(true)
  expect(file).not.toContain('class=')
  expect(path).toMatch(/^\/drawings\/[a-zA-Z-]+\.svg$/)
})

test.each(equipment.options)('the room with the %s has furniture to leave out', (name) => {
  const { __html } = readScene(`rooms/${name}`).dangerouslySetInnerHTML
  expect(__html.match(furniture)?.[0]).toContain('<path')
  // Next to outdoor equipment, the other has the whole room, which tablets hide.
  expect(__html.match(/<g>/g)).toHaveLength(standsOutdoors(name) ? 2 : 1)
})

test('a business that does not both heat and cool shows what its first service works on', () => {
  const electrician = services.map((service) => ({ ...service, equipment: 'generator' as const }))
  expect(mainEquipment(['electrical'], electrician)).toBe('generator')
  expect(mainEquipment(['heating', 'chimney'], electrician)).toBe('generator')
  expect(mainEquipment(['electrical', 'cooling'], electrician)).toBe('generator')
  expect(mainEquipment(['heating', 'electrical', 'cooling'], electrician)).toBe('house')
})

test.each([
  [['heating', 'cooling'], 'measure'],
  [['cooling'], 'measure'],
  [['heating'], 'look'],
  [['cooling', 'plumbing'], 'look'],
] as const)('the visit of a business for %j has the drawing "%s"', (trades, drawing) => {
  expect(drawVisit([...trades])).toContain(drawing)
})

test('the houses for a business that does not cool have nothing that cools', () => {
  // In the windows of all others is a summer day.
  const heated = house.options.filter(
    (name) => !/"(day|air)"/.test(readDrawing(`houses/${name}`).first.shapes),
  )
  expect(new Set(winterHouse.options)).toEqual(new Set(heated))
})

test('a service with equipment of its own has its icon, and others that of their task', () => {
  const services = [
    { equipment: 'outlet', task: 'installation' },
    { equipment: 'evCharger', task: 'installation' },
    { equipment: 'stove', task: 'installation' },
    { equipment: 'stove', task: 'cleaning' },
    { equipment: 'boiler', task: 'repair' },
    { equipment: 'boiler', task: 'installation' },
  ] as const
  const icons = services.map((service) => findIcon(service, [...services]).Icon.displayName)
  expect(icons).toEqual(['Plug', 'EvCharger', 'Package', 'Brush', 'Gauge', 'Heater'])
})
