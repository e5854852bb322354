import { parseArgs } from 'node:util'
import { todayInWashington } from '../../content/lifecycle'
import { articleRows } from './articleRows'
import { articleTable } from './articleTable'
import { readTexts } from './check/checkProject'

const { values } = parseArgs({ options: { now: { type: 'string' } } })
if (values.now) process.env.SITE_DAY = values.now

const today = todayInWashington()
console.log(articleTable(articleRows(readTexts(process.cwd()), today), today))
