import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { globSync } from 'tinyglobby'
import type { VFile } from 'vfile'
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
  // The site's own language comes last: what it leaves in dist besides the pages is for both.
  const languages = site.findLanguages(process.cwd())
  if (site.language) {
    await writePages(site.language === languages[0], verbose)
    if (timings) console.log(`\n${formatTimings()}`)
    return
  }
  const files = await checkContent(site, process.cwd())
  const unpublished = reportUnpublished(files)
  if (unpublished) console.warn(`\n${unpublished}\n`)
  const errors = reportErrors(files)
  if (errors) throw new UserError(errors)
  endStep('Check of content/')
  // Keeps `npm run preview` from showing a partial site, also if this process is killed.
  mkdirSync(dirname(unfinishedFile), { recursive: true })
  writeFileSync(unfinishedFile, '')
  for (const language of languages) buildLanguage(language)
  const { buildSummary } = await writePages(languages.length === 0, verbose, files)
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

/** A run of its own for each language, because a run has one set of records. */
function buildLanguage(language: string): void {
  const command = [...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, SITE_LANGUAGE: language }
  const { status } = spawnSync(process.execPath, command, { env, stdio: 'inherit' })
  if (status !== 0) throw new UserError(`The pages of content/${language} could not be written.`)
}

/** @param isFirst whether to empty the folder @param files to check before pages are written */
async function writePages(isFirst: boolean, verbose = false, files?: VFile[]) {
  const config = getViteConfig('production')
  // Vike adds its plugin. With a file, it would bundle and load the configuration seven times.
  const viteConfig: InlineConfig = {
    ...config,
    configFile: false,
    // Vite would list hundreds of files.
    logLevel: verbose ? 'info' : 'warn',
    build: { ...config.build, emptyOutDir: isFirst },
  }
  await build({ viteConfig })
  // Imported after Vike has read .env.
  const launch = await site.launch()
  if (files) launch.checkLaunch(files)
  endStep('Bundles')
  console.log(`Pages and social cards ${site.language ? `in ${site.language} ` : ''}...`)
  await prerender({
    viteConfig,
    async onPagePrerender({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage) {
      const isErrorPage = relative(siteFolder, filePath) === '404.html'
      const file = isErrorPage ? join(siteFolder, site.language ?? '', '404.html') : filePath
      const page = Buffer.from(withoutIndentation(fileContent))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, page)
      // Other threads compress while this one renders more pages.
      await compressFile(file, page)
      if (verbose) console.log(relative('.', file))
    },
  })
  endStep('Pages')
  return launch
}
