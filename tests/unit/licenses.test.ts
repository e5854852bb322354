import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  license?: string
  dev?: boolean
  optional?: boolean
}

/** Of what runs in the build; parts of some of it are sent to visitors. */
const inTheBuild = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'])
inTheBuild.add('BlueOak-1.0.0').add('MIT OR Apache-2.0')
/** A file that is changed must be published; nothing of them is changed or sent: Lightning CSS, resvg, satori. */
inTheBuild.add('MPL-2.0')
/** Data and a font that is drawn into pictures. */
inTheBuild.add('CC-BY-4.0').add('OFL-1.1')

/** Of the tests alone: dictionaries. */
const inTheTests = new Set([...inTheBuild, 'CC BY-SA 4.0', 'WTFPL'])

/** libvips, a program library that sharp runs and that is not changed. Comes as an optional package a platform. */
const isLibvips = (name: string) => name.startsWith('node_modules/@img/sharp-')

/** Old packages, whose package.json names MIT in a form that npm no longer reads. */
const namedOtherwise = ['node_modules/format', 'node_modules/xtend']

test('every dependency has a license that lets one use it', () => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const found = Object.entries(lock.packages)
    // Optional: the same code for each platform, under the license of the package that asks for it.
    .filter(([name, { optional }]) => name && !optional && !isLibvips(name))
    .filter(([name]) => !namedOtherwise.includes(name))
    .filter(([, { license = 'none', dev }]) => !(dev ? inTheTests : inTheBuild).has(license))
    .map(([name, { license }]) => `${name}: ${license}`)
  expect(found).toEqual([])
})
