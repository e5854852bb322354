import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import satori from 'satori'
import { expect, test } from 'vitest'
import { fonts, translationFonts } from '../../components/theme/fonts/fontFaceCss.ts'
import { drawnOnCards, unusualCharacters } from '../../renderer/content/characters.ts'
import { cardFonts } from '../../renderer/files/socialCards.ts'
import { temporaryFolder } from '../support/files.ts'
import { runCommandFile } from '../support/runCommandFile.ts'

test('the fonts have the characters in fontCharacters: npm run fonts', async () => {
  const root = temporaryFolder()
  const { output } = await runCommandFile('renderer/cli/fonts.ts', [], root)
  const files = [...fonts, ...translationFonts]
  expect(output.match(/^\/assets\/[\w.-]+/gm)?.sort()).toEqual(files.toSorted())
  for (const path of files)
    expect(readFileSync(`public${path}`).equals(readFileSync(join(root, 'public', path)))).toBe(
      true,
    )
})

test('all fonts together are at most 24,000 bytes, headers included', () => {
  // A server sends some 220 bytes of headers with each file.
  const sizes = fonts.map((path) => statSync(`public${path}`).size + 220)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(24_000)
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
  expect(found.map(({ isError }) => isError)).toEqual([true, false, true])
})
