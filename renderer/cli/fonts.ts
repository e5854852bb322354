import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { globSync } from 'tinyglobby'
import { fontCharacters, translationCharacters } from '../content/characters.ts'
import { runCommand } from './runCommand.ts'

const usage = `Writes the site's fonts again, after a change of \`fontCharacters\` or of a font's package.

  npm run fonts`

const sources = {
  heading: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2',
  text: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2',
  strong: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2',
}

/** The files' names, which end so, and their characters. */
const sets = { '': fontCharacters, '-translated': translationCharacters }

const { resolve } = createRequire(import.meta.url)

await runCommand(usage, {}, async () => {
  const folder = join(process.cwd(), 'public')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const files = Object.entries(sources).flatMap(([name, source]) =>
    Object.entries(sets).map(([end, characters]) => ({ name: name + end, source, characters })),
  )
  for (const { name, source, characters } of files) {
    for (const old of globSync(`assets/${name}.*.woff2`, { cwd: folder })) rmSync(join(folder, old))
    const options = { targetFormat: 'woff2' as const, noHinting: true, keepFeatures: ['kern'] }
    const font = await subsetFont(readFileSync(resolve(source)), characters, options)
    // Browsers cache the file for a year.
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 6)
    writeFileSync(join(folder, `assets/${name}.${hash}.woff2`), font)
    console.log(`/assets/${name}.${hash}.woff2: ${font.length.toLocaleString('en-US')} bytes`)
  }
  console.log('Write these names into components/theme/fonts/fontFaceCss.ts.')
})
