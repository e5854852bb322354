import { site } from '../../site.config.ts'
import { compileDocuments } from '../mdx/compileDocuments.ts'
import { runCommand } from './runCommand.ts'

const usage = `Lists every article with its state, days, words and links.

  npm run articles
  npm run articles -- --now=2026-03-01   as it will be on that day`

await runCommand(usage, { options: { now: { type: 'string' } } }, async ({ values }) => {
  if (values.now) process.env.SITE_DAY = values.now
  const lines = await site.listArticles(await compileDocuments(site, process.cwd()))
  console.log(lines.join('\n'))
})
