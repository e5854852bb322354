import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as records from '../../content/model/records.ts'

const recordsFile = '../../content/model/records.ts'

/** The theme in another brand's colors. */
async function createTheme(colors: Partial<typeof records.brand>) {
  vi.resetModules()
  vi.doMock(recordsFile, () => ({ ...records, brand: { ...records.brand, ...colors } }))
  const { contrastProblems } = await import('../../components/theme/contrast.ts')
  const { semanticTokens } = await import('../../components/theme/tokens.ts')
  return { problems: contrastProblems(), colors: semanticTokens.colors }
}

// The first import takes a while.
beforeAll(() => createTheme({}))
// Other test files in this worker import the same modules.
afterAll(() => {
  vi.doUnmock(recordsFile)
  vi.resetModules()
})

test.each([
  ['content/brand.yaml', {}],
  ['a red brand', { main: '#a4161a', accent: '#ffd166' }],
  ['a green brand', { main: '#1b4332', accent: '#f4a261' }],
  ['a purple brand', { main: '#3c096c', accent: '#ff9e00' }],
  ['a gray brand', { main: '#343a40', accent: '#74c0fc' }],
])('text is readable in the colors of %s, light and dark', async (_, colors) => {
  expect((await createTheme(colors)).problems).toEqual([])
})

test('applies brand colors in dark mode too, but leaves colors that convey meaning unchanged', async () => {
  const own = await createTheme({ main: '#1b4332', accent: '#f4a261' })
  const other = await createTheme({ main: '#a4161a', accent: '#ffd166' })
  expect(other.colors.bg.DEFAULT).not.toEqual(own.colors.bg.DEFAULT)
  expect(other.colors.bg.raised.value._osDark).toMatch(/^#[2-9]/)
  for (const name of ['warm', 'cold', 'danger', 'success'] as const) {
    expect(other.colors.bg[name]).toEqual(own.colors.bg[name])
    expect(other.colors.fg[name]).toEqual(own.colors.fg[name])
  }
  expect(other.colors.scene.water).toEqual(own.colors.scene.water)
  expect(other.colors.scene.hot).toEqual(own.colors.scene.hot)
})

test('reports unreadable colors with their contrast', async () => {
  const { problems } = await createTheme({ main: '#ffd166' })
  expect(problems).toContain(
    'text on the main color, light: #ffffff on #ffd166 has a contrast of 1.4, and needs 4.5',
  )
})

test('rejects a word in place of a color', async () => {
  await expect(createTheme({ accent: 'sunny' })).rejects.toThrow('"sunny" is not a color')
})
