import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { findLanguages } from '../../model/languages.ts'
import { runCommand } from '../../renderer/cli/runCommand.ts'
import { UserError } from '../../renderer/content/explanations.ts'
import { ProjectCopy, root } from '../support/projectCopy.ts'

const usage = `Puts the content of each other business, such as tests/owner/tucson/content, into a copy of the project, and runs there all checks, and the tests that it can fail.

  npm run test:owner
  npm run test:owner -- tucson`

/** The day for which all is built and tested, for content with dates. */
const days: Record<string, string> = { tucson: '2026-08-17' }

/** The parts of `content/` that are documentation, or that grow with the articles. */
const kept = ['README.md', 'dictionary.txt']

/** Those whose result depends on content. The others have passed on the sample. */
const unitTests =
  'tests/unit/{components,contact,crawlFiles,docs,drawings,editors,launch,map,phones,searchResults}.test.*'

/**
 * The businesses, each with browser tests. All that depend on content run for one of them; the
 * others have passed on the sample.
 */
const firms: Record<string, string[]> = {
  lakeview: ['pageHeader', 'openingStatus', 'articleLayout', 'localFacts'],
  tucson: [
    ...['everyPage', 'pageKinds', 'pageHeader', 'journeys', 'openingStatus'],
    ...['coupon', 'cityMap'],
  ],
}

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  for (const firm of positionals.length > 0 ? positionals : Object.keys(firms)) await prove(firm)
})

async function prove(firm: string): Promise<void> {
  const browserTests = firms[firm]
  if (!browserTests) {
    throw new UserError(`There is no ${firm}. Write one of: ${Object.keys(firms).join(', ')}.`)
  }
  const content = join(import.meta.dirname, firm, 'content')
  process.env.SITE_DAY = days[firm] ?? ''
  const copy = new ProjectCopy()
  try {
    copy.delete('tests/specification')
    for (const name of readdirSync(copy.path('content'))) {
      if (!kept.includes(name)) copy.delete(`content/${name}`)
    }
    const dictionary = copy.read('content/dictionary.txt')
    // The buttons and messages of a translation can stay those of the sample.
    for (const language of findLanguages(join(content, '..')))
      for (const name of ['words.yaml', 'dictionary.txt'])
        copy.write(
          `content/${language}/${name}`,
          readFileSync(join(root, 'content', language, name)),
        )
    cpSync(content, copy.path('content'), { recursive: true })
    // The words of the trade, and those of the place.
    const own = existsSync(join(content, 'dictionary.txt'))
      ? copy.read('content/dictionary.txt')
      : ''
    copy.write('content/dictionary.txt', dictionary + own)
    // Biome asks git which files to ignore.
    await copy.run('git', 'init', '--quiet')
    await copy.run('npm', 'run', 'schemas')
    // Each leaves a core idle.
    const steps = [copy.run('npm', 'run', 'check'), copy.run('npm', 'run', 'build')]
    // The copy is removed only when both have ended.
    await Promise.allSettled(steps)
    await Promise.all(steps)
    // They must also pass after a build.
    await copy.run(
      ...['npx', 'vitest', 'run', '--project', 'unit', '--project', 'site*'],
      ...[...globSync(unitTests), 'tests/site', `tests/owner/${firm}`],
    )
    await copy.run('npm', 'run', 'test:browser', '--', ...browserTests)
  } finally {
    copy.remove()
  }
}
