import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fonts } from '../../components/theme/fonts/fontFaceCss.ts'
import { subsetFonts } from '../../renderer/cli/subsetFonts.ts'

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
