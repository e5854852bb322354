import { parseArgs } from 'node:util'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { compileAll } from '../mdx/contentTexts.ts'
import { articleCount, articleRows } from '../overview/articleRows.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { now: { type: 'string' } } })
  if (values.now) process.env.SITE_DAY = values.now
  const today = todayInWashington()
  const rows = articleRows(await compileAll(process.cwd()), today)
  for (const { slug, state, facts, linkedFrom } of rows) {
    console.log(
      `${state.padEnd(9)}  ${slug}\n           ${facts}\n           linked from: ${linkedFrom}`,
    )
  }
  console.log(`\n${articleCount(rows, today)}`)
})
