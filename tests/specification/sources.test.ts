import { expect, test } from 'vitest'
import { checkContent } from '../../renderer/content/checkContent.ts'
import { getErrors, getWarnings, reportBriefly } from '../../renderer/content/report.ts'
import { site } from '../../site.config.ts'

test('every cited or linked page is a source, and each source is unique and cited', async () => {
  const files = await checkContent(site, process.cwd())
  const findings = [...getErrors(files), ...getWarnings(files)].filter(
    ({ message }) => message.ruleId === 'sources' && !/a year ago/.test(message.reason),
  )
  expect(reportBriefly(findings)).toBe('')
})
