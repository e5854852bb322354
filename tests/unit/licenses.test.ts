import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  license?: string
  dev?: boolean
  optional?: boolean
}

/** Licenses of packages that run in the build. Parts of some are sent to visitors. */
const inTheBuild = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  'MIT OR Apache-2.0',
  // Requires publishing modified files. Lightning CSS, resvg, and Satori are not modified.
  'MPL-2.0',
  // Data, and a font that is drawn into images.
  ...['CC-BY-4.0', 'OFL-1.1'],
])

/** Licenses of tests, of dictionaries, and of the command that subsets the fonts. */
const inTheTests = new Set([
  ...inTheBuild,
  ...['CC0-1.0', 'CC BY-SA 4.0', 'WTFPL'],
  ...['Python-2.0', 'PSF-2.0', '(MIT AND Zlib)'],
])

const exceptions = [
  // libvips, which sharp uses unmodified. https://sharp.pixelplumbing.com/install
  /^node_modules\/@img\/sharp-/,
  // Words that only the spelling check reads.
  /^node_modules\/@cspell\/dict-es-es$/,
  // Their package.json states MIT in a form that npm no longer reads.
  /^node_modules\/(format|xtend)$/,
]

test('every dependency has an accepted license', () => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const found = Object.entries(lock.packages)
    // Optional packages have the same code for each platform, under the license of the package that
    // depends on them.
    .filter(([name, { optional }]) => name && !optional)
    .filter(([name]) => !exceptions.some((exception) => exception.test(name)))
    .filter(([, { license = 'none', dev }]) => !(dev ? inTheTests : inTheBuild).has(license))
    .map(([name, { license }]) => `${name}: ${license}`)
  expect(found).toEqual([])
})
