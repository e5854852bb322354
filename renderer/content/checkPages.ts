import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'
import { placeholderWords } from '../mdx/rules/prose.ts'
import { emailAddress, phoneNumber } from './contacts.ts'

/**
 * Finds placeholders, and written phone numbers and email addresses, in the pages' own texts.
 * @param cwd the project root @returns the pages with a message
 */
export function checkPages(cwd: string): VFile[] {
  return globSync('pages/**/+Page.tsx', { cwd }).flatMap((path) => {
    const file = new VFile({ cwd, path, value: readFileSync(join(cwd, path), 'utf8') })
    const report = (
      pattern: RegExp,
      ruleId: string,
      explain: (found: string) => [string, string],
    ) => {
      for (const { 0: found, index } of String(file).matchAll(new RegExp(pattern, 'gi'))) {
        const [reason, note] = explain(found)
        addMessage(file, index, ruleId, { reason, note }, ruleId !== 'placeholders')
      }
    }
    report(placeholderWords, 'placeholders', (found) => [
      `"${found}" is a placeholder.`,
      'Write it, or delete it.',
    ])
    report(phoneNumber, 'written-out', () => [
      'A phone number is written out here.',
      'Write {business.phone} instead: it follows content/business.yaml.',
    ])
    report(emailAddress, 'written-out', () => [
      'An email address is written out here.',
      'Write {business.email} instead: it follows content/business.yaml.',
    ])
    return file.messages.length > 0 ? file : []
  })
}
