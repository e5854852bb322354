import { today as siteToday } from '../../model/records.ts'
import { compileAll } from '../mdx/contentTexts.ts'
import { articleCount, articleRows } from './articleRows.ts'
import { runCommand } from './runCommand.ts'

const usage = `Lists every article with its state, days, words and links.

  npm run articles
  npm run articles -- --now=2026-03-01   as it will be on that day`

await runCommand(usage, { options: { now: { type: 'string' } } }, async ({ values }) => {
  if (values.now) process.env.SITE_DAY = values.now
  const today = siteToday()
  const rows = articleRows(await compileAll(process.cwd()), today)
  for (const { slug, state, facts, linkedFrom } of rows) {
    console.log(
      `${state.padEnd(9)}  ${slug}\n           ${facts}\n           linked from: ${linkedFrom}`,
    )
  }
  console.log(`\n${articleCount(rows, today)}`)
})
