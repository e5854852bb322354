import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/files.ts'

/** A file, code that is forbidden there, and the start of Biome's message. */
const forbidden = [
  ['components/ui/a.ts', "import '../../pages/+data.ts'", 'Imports go down'],
  ['components/browser/a.data.ts', "import '../../pages/+data.ts'", 'Imports go down'],
  ['model/checks/a.ts', "import '../../components/ui/Card.tsx'", 'Imports go down'],
  ['components/browser/entry/a.ts', "import '../../ui/Card.tsx'", 'This runs in the browser'],
  ['components/browser/a.ts', "import '../../model/records.ts'", 'This runs in the browser'],
  ['renderer/mdx/a.ts', "import '../../model/records.ts'", 'Imports go down'],
  ['renderer/html/a.ts', "import '../../site.config.ts'", 'Imports go down'],
  ['renderer/cli/a.ts', "import '../../components/ui/Card.tsx'", 'Imports go down'],
  ['model/a.ts', "import '../renderer/files/cached.ts'", 'The engine has one door'],
  ['components/ui/b.ts', "import '../../renderer/plugin.ts'", 'The engine has one door'],
  ['pages/a.ts', "import '../renderer/html/pageCss.ts'", 'The engine has one door'],
  ['components/browser/b.ts', "import 'react'", 'No React and no Node'],
  ['components/browser/c.ts', "import 'node:fs'", 'No React and no Node'],
  ['components/browser/e.ts', 'process.env.NODE_ENV', 'Usage of the `process` global'],
  ['renderer/files/b.ts', 'document.title', 'Do not use the global variable document'],
] as const

const root = join(import.meta.dirname, '../..')
const folder = temporaryFolder()

copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
for (const [file, code] of forbidden) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${code}\n`)
}
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const { stdout } = spawnSync(
  process.execPath,
  [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '.'],
  { cwd: folder, encoding: 'utf8' },
)

test.each(forbidden)('rejects %s with %s', (file, _, message) => {
  const lines = stdout.replaceAll('\\', '/').split('\n')
  const found = lines.filter((line) => line.includes(`/${file},`))
  expect(found.join('\n')).toContain(`::${message}`)
})

test('the engine has no word of this trade or this firm', () => {
  const files = globSync('renderer/**', { cwd: root })
  const words =
    /hvac|\bbtu|\bseer|furnace|heat|cool|boiler|thermostat|\bac-|air.condition|refriger|radon|\bducts?\b|frost|repair|potomac|bethesda|maryland|washington/gi
  const found = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(words) ?? [])
  expect(found).toEqual([])
})

test('no file imports all of Chakra, which would take two seconds of a build', () => {
  const files = globSync('{components,model,pages,renderer}/**/*.{ts,tsx}', { cwd: root })
  const entry = /'@chakra-ui\/react(\/anatomy)?'/
  expect(files.filter((file) => entry.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('the check and the build start without valid records, so that they can report errors', () => {
  // The build loads its configuration later.
  const imports = ['renderer/cli/check.ts', 'renderer/cli/build.ts', 'vite.config.ts']
    .map((file) => `await import('${pathToFileURL(join(root, file))}')`)
    .join('\n')
  const tsx = import.meta.resolve('tsx')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, '--input-type=module', '--eval', imports, '--', '--help'],
    // A folder without content.
    { cwd: folder, encoding: 'utf8' },
  )
  expect([stderr, status]).toEqual(['', 0])
  expect(stdout.match(/^ +npm run \w+/gm)).toEqual(
    expect.arrayContaining(['  npm run check', '  npm run build']),
  )
})
