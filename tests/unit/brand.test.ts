import { describe, expect, test, vi } from 'vitest'
import { brand } from '../../content/brand.ts'

/** The theme in the colors of another brand. */
async function themeOf(colors: Partial<typeof brand>) {
  vi.resetModules()
  vi.doMock('../../content/brand.ts', () => ({ brand: { ...brand, ...colors } }))
  const { contrastProblems } = await import('../../components/theme/contrast.ts')
  const { semanticTokens, tokens } = await import('../../components/theme/tokens.ts')
  return { problems: contrastProblems(), tokens, semantic: semanticTokens.colors }
}

test('everything can be read in the colors of content/brand.ts', async () => {
  expect((await themeOf({})).problems).toEqual([])
})

describe('another brand', () => {
  test.each([
    ['red', { main: '#a4161a', accent: '#ffd166' }],
    ['green', { main: '#1b4332', accent: '#f4a261' }],
    ['purple', { main: '#3c096c', accent: '#ff9e00' }],
    ['gray', { main: '#343a40', accent: '#74c0fc' }],
  ])('%s can be read, light and dark', async (_, colors) => {
    expect((await themeOf(colors)).problems).toEqual([])
  })

  test('colors dark pages too', async () => {
    const { semantic, tokens } = await themeOf({ main: '#a4161a' })
    expect(tokens.colors.main[950].value).not.toBe('#071b24')
    expect(semantic.bg.raised.value._osDark).toMatch(/^#[2-9]/)
  })

  test('keeps the colors that have a meaning', async () => {
    const other = await themeOf({ main: '#a4161a', accent: '#ffd166' })
    const own = await themeOf({})
    for (const name of ['warm', 'cold', 'danger', 'success'] as const) {
      expect(other.semantic.bg[name]).toEqual(own.semantic.bg[name])
      expect(other.semantic.fg[name]).toEqual(own.semantic.fg[name])
    }
    expect(other.semantic.scene.water).toEqual(own.semantic.scene.water)
    expect(other.tokens.colors.amber).toEqual(own.tokens.colors.amber)
  })

  test('that cannot be read is told with its figures', async () => {
    const { problems } = await themeOf({ main: '#ffd166' })
    expect(problems).toContain(
      'text on the main color, light: #ffffff on #ffd166 has a contrast of 1.4, and needs 4.5',
    )
  })

  test('of a word instead of a color is refused', async () => {
    await expect(themeOf({ accent: 'sunny' })).rejects.toThrow('"sunny" is not a color')
  })
})
