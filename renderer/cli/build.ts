import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

import { globSync } from 'tinyglobby'
import { build, prerender } from 'vike/api'
import type { InlineConfig } from 'vite'
import { site } from '../../site.config.ts'
import { getViteConfig } from '../../vite.config.ts'
import { checkContent } from '../content/checkContent.ts'
import { UserError } from '../content/explanations.ts'
import { reportErrors, reportUnpublished } from '../content/report.ts'
import { deleteOld } from '../files/cached.ts'
import { compressFile, compressOtherFiles } from '../files/compress.ts'
import { siteFolder, unfinishedFile } from '../files/writeSiteFile.ts'
import { withoutIndentation } from '../html/shorten.ts'
import { runCommand } from './runCommand.ts'
import { endStep, formatTimings } from './timings.ts'

const usage = `Writes the site to dist/client.

  npm run build                        as it is today
  npm run build -- --now=2026-03-01    as it will be on that day
  npm run build -- --ignore-env-file   without the settings of .env, as the tests do
  npm run build -- --timings           says what each step took
  npm run build -- --verbose           lists all files and pages`

const options = {
  now: { type: 'string' },
  'ignore-env-file': { type: 'boolean' },
  timings: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const

/**
 * What Vike passes instead of writing the file.
 * https://vike.dev/prerender-programmatic#onpageprerender
 */
interface PrerenderedPage {
  _prerenderResult: { filePath: string; fileContent: string }
}

await runCommand(usage, { options }, async ({ values }) => {
  const { now, timings, verbose, 'ignore-env-file': ignoresEnvFile } = values
  // See `siteDay` in model/lifecycle.ts.
  if (now) process.env.SITE_DAY = now
  if (ignoresEnvFile) process.env.IGNORE_ENV_FILE = 'true'
  // A shell or a test runner may have set another value.
  process.env.NODE_ENV = 'production'
  endStep('Start')
  const files = await checkContent(site, process.cwd())
  const unpublished = reportUnpublished(files)
  if (unpublished) console.warn(`\n${unpublished}\n`)
  const errors = reportErrors(files)
  if (errors) throw new UserError(errors)
  endStep('Check of content/')
  // Keeps `npm run preview` from showing a partial site, also if this process is killed.
  mkdirSync(dirname(unfinishedFile), { recursive: true })
  writeFileSync(unfinishedFile, '')
  // Vike adds its plugin. With a file, it would bundle and load the configuration seven times.
  const viteConfig: InlineConfig = {
    ...getViteConfig('production'),
    configFile: false,
    // Vite would list hundreds of files.
    logLevel: verbose ? 'info' : 'warn',
  }
  await build({ viteConfig })
  // Imported after Vike has read .env.
  const { buildSummary, checkLaunch } = await site.launch()
  checkLaunch(files)
  endStep('Bundles')
  console.log('Pages and social cards ...')
  await prerender({
    viteConfig,
    async onPagePrerender({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage) {
      const page = Buffer.from(withoutIndentation(fileContent))
      mkdirSync(dirname(filePath), { recursive: true })
      writeFileSync(filePath, page)
      // Other threads compress while this one renders more pages.
      await compressFile(filePath, page)
      if (verbose) console.log(relative('.', filePath))
    },
  })
  endStep('Pages')
  // What Finder and Explorer leave in public/ lists the owner's files.
  const systemFiles = `${siteFolder}/**/{.DS_Store,._*,Thumbs.db,desktop.ini}`
  for (const file of globSync(systemFiles, { dot: true })) rmSync(file)
  await compressOtherFiles()
  await deleteOld('node_modules/.cache')
  rmSync(unfinishedFile, { force: true })
  console.log(`\n${buildSummary(files)}`)
  endStep('Other copies, and the summary')
  if (timings) console.log(`\n${formatTimings()}`)
})
// Vite and its plugins may keep the process alive.
process.exit()
