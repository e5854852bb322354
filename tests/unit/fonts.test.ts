import { readFileSync } from 'node:fs'
import satori from 'satori'
import { expect, test } from 'vitest'
import { fonts } from '../../components/theme/fonts/fontFaceCss.ts'
import { subsetFonts } from '../../renderer/cli/subsetFonts.ts'
import { drawnOnCards, unusualCharacters } from '../../renderer/content/unusualCharacters.ts'
import { cardFonts } from '../../renderer/files/socialCards.ts'

const subsets = await subsetFonts()

test('the fonts have the characters in fontCharacters: npm run fonts', () => {
  expect(subsets.map(([path]) => path)).toEqual(fonts)
  for (const [path, content] of subsets)
    expect(readFileSync(`public${path}`).equals(content), path).toBe(true)
})

test('all fonts together are at most 24,000 bytes, headers included', () => {
  // A server sends some 220 bytes of headers with each file.
  const total = subsets.reduce((sum, [, content]) => sum + content.length + 220, 0)
  expect(total).toBeLessThanOrEqual(24_000)
})

test('social cards can draw every character that the check lets pass', async () => {
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
  const missing: string[] = []
  const children = all.filter((character) => drawnOnCards.test(character)).join('')
  await satori(
    { type: 'div', key: null, props: { children, style: { fontFamily: 'latin' } } },
    {
      width: 9000,
      height: 630,
      fonts: cardFonts,
      loadAdditionalAsset: async (_, segment) => {
        missing.push(segment)
        return []
      },
    },
  )
  expect(children).toMatch(/½.*Ł.*“/)
  expect(missing).toEqual([])
})

test.each([
  ['José Núñez, Łukasz Żak, Θεός', []],
  ['<5 {x} * 72°F ± 3, CO₂, ⅜-inch, €5, 16″ × 25″, • ™', []],
  ['Ducts → vents', ['Write "to".']],
  ['SEER ≥ 15', ['Write "at least".']],
  ['We care 😀, we do 😀', ['Delete it, or write it in words.']],
  ['\uf0b7 One', ['Delete it, or write it in words.']],
])('reports what devices draw in different ways, and leaves names alone: %s', (text, notes) => {
  expect(unusualCharacters(text).map(({ note }) => note)).toEqual(notes)
})

test('tells a character that no font has from one that devices draw differently', () => {
  const found = unusualCharacters('\uf0b7 → \ufffd')
  expect(found.map(({ isMissing }) => isMissing)).toEqual([true, false, true])
})
