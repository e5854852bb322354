import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontCharacters } from '../content/characters.ts'

const { resolve } = createRequire(import.meta.url)

/** The site's fonts, with the files that they are subset from. */
const sources = {
  heading: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2',
  text: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2',
  strong: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2',
}

/** The site's fonts by URL, with the characters in `fontCharacters`, kerning, and no hinting. */
export async function subsetFonts(): Promise<[path: string, content: Buffer][]> {
  return Promise.all(
    Object.entries(sources).map(async ([name, source]): Promise<[string, Buffer]> => {
      const options = { targetFormat: 'woff2' as const, noHinting: true, keepFeatures: ['kern'] }
      const font = await subsetFont(readFileSync(resolve(source)), fontCharacters, options)
      // Browsers cache the file for a year.
      const hash = createHash('sha256').update(font).digest('hex').slice(0, 6)
      return [`/assets/${name}.${hash}.woff2`, font]
    }),
  )
}
