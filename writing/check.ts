import { checkProject } from './check/checkProject'
import { countOf, report } from './check/report'

const { problems, texts } = checkProject(process.cwd())
const errors = problems.filter(({ kind }) => kind !== 'advice')

if (problems.length > 0) console.log(`\n${report(problems, texts)}\n`)
console.log(`${texts.size} texts of content/: ${countOf(errors)}.`)
process.exitCode = errors.length > 0 ? 1 : 0
