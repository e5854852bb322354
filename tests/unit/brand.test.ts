import { expect, test } from 'vitest'
import { createColors } from '../../model/brand/colors.ts'
import { contrastProblems } from '../../model/brand/contrast.ts'
import { brand } from '../../model/records.ts'

test.each([
  ['content/brand.yaml', brand],
  ['a red brand', { main: '#a4161a', accent: '#ffd166' }],
  ['a green brand', { main: '#1b4332', accent: '#f4a261' }],
  ['a purple brand', { main: '#3c096c', accent: '#ff9e00' }],
  ['a gray brand', { main: '#343a40', accent: '#74c0fc' }],
  ['a blue brand', { main: '#0000ff', accent: '#ffff00' }],
])('text is readable in the colors of %s, light and dark', (_, colors) => {
  expect(contrastProblems(colors)).toEqual([])
})

test.each([
  ['terracotta and sage', '#b3441e', '#6b7f5e', ['main', 'accent']],
  ['yellow and white', '#ffd166', '#ffffff', ['main']],
  ['two light colors', '#ffffff', '#ffffff', ['main']],
  ['two middle grays', '#777777', '#777777', ['main', 'accent']],
  ['two blacks', '#000000', '#000000', ['accent']],
  ['pure red and pure blue', '#ff0000', '#0000ff', ['main', 'accent']],
])('offers an owner readable colors near his own: %s', (_, main, accent, fields) => {
  const problems = contrastProblems({ main, accent })
  expect(problems.map(({ field }) => field)).toEqual(fields)
  const advice = problems.map(({ field, nearest }) => [field, nearest])
  expect(contrastProblems({ main, accent, ...Object.fromEntries(advice) })).toEqual([])
})

test('says what is hard to read, in numbers', () => {
  expect(contrastProblems({ main: '#b3441e', accent: '#ffd166' })).toMatchObject([
    {
      field: 'main',
      reason: 'text on the main color, #ffffff on #b3441e, has a contrast of 5.5, and needs 7',
      // Terracotta, a little darker.
      nearest: expect.stringMatching(/^#[9a]/),
    },
  ])
})

test('applies brand colors in dark mode too, but leaves colors that convey meaning unchanged', () => {
  const own = createColors({ main: '#1b4332', accent: '#f4a261' })
  const other = createColors({ main: '#a4161a', accent: '#ffd166' })
  expect(other.bg.DEFAULT).not.toEqual(own.bg.DEFAULT)
  expect(other.bg.raised.value._osDark).toMatch(/^#[2-9]/)
  for (const name of ['warm', 'cold', 'danger', 'success'] as const) {
    expect(other.bg[name]).toEqual(own.bg[name])
    expect(other.fg[name]).toEqual(own.fg[name])
  }
  expect(other.scene.water).toEqual(own.scene.water)
  expect(other.scene.hot).toEqual(own.scene.hot)
})

test('rejects a word in place of a color', () => {
  expect(() => createColors({ ...brand, accent: 'sunny' })).toThrow('"sunny" is not a color')
})
