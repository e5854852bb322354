import { parseArgs } from 'node:util'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { compileAll } from '../check/contentTexts.ts'
import { articleRows } from './articleRows.ts'
import { articleTable } from './articleTable.ts'

const { values } = parseArgs({ options: { now: { type: 'string' } } })
if (values.now) process.env.SITE_DAY = values.now

const today = todayInWashington()
console.log(articleTable(articleRows(await compileAll(process.cwd()), today), today))
