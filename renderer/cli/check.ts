import { checkContent } from '../check/checkContent.ts'
import { ContentTexts } from '../check/contentTexts.ts'
import { loadRecords } from '../check/loadRecords.ts'
import { adviceOf, countOf, errorsOf, report, reportBriefly } from '../check/report.ts'

const files = await checkContent(new ContentTexts(process.cwd()), loadRecords)
const errors = errorsOf(files)
const advice = adviceOf(files)

if (errors.length > 0) console.log(`\n${report(errors)}\n`)
if (advice.length > 0) console.log(`\nAdvice, which stops nothing:\n\n${reportBriefly(advice)}\n`)
console.log(`${files.length} files in content/: ${countOf(errors)}.`)
process.exitCode = errors.length > 0 ? 1 : 0
