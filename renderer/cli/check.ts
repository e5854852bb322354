import { todayInWashington } from '../../content/model/lifecycle.ts'
import { checkProject } from '../mdx/rules/checkProject.ts'
import { inReadingOrder } from '../mdx/rules/problem.ts'
import { briefly, countOf, report } from '../mdx/rules/report.ts'
import { reminders } from './reminders.ts'
import { checkSpelling } from './spelling.ts'

const { problems, texts } = await checkProject(process.cwd())
const errors = inReadingOrder([
  ...problems.filter(({ kind }) => kind !== 'advice'),
  ...(await checkSpelling(texts)),
])
const advice = problems.filter(({ kind }) => kind === 'advice')

if (errors.length > 0) console.log(`\n${report(errors, texts)}\n`)
if (advice.length > 0) console.log(`\nAdvice, which stops nothing:\n\n${briefly(advice)}\n`)
for (const reminder of reminders(todayInWashington())) console.log(`Reminder: ${reminder}`)
console.log(`${texts.size} texts of content/: ${countOf(errors)}.`)
process.exitCode = errors.length > 0 ? 1 : 0
