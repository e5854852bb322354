import type { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'

export const vague =
  /^((click )?(here|this|this link|this page|link)|(read |learn |see )?more|details)$/i

/** Screen readers list links on their own. WCAG 2.2, 2.4.4. @param navigation on every page */
export function checkLinkNames(file: VFile, navigation: VFile | undefined): void {
  const shared = file === navigation ? [] : (navigation?.data.links ?? [])
  const targets = new Map(shared.map(({ label, href }) => [label, href]))
  for (const { href, label, offset } of file.data.links ?? []) {
    if (vague.test(label.trim())) {
      addMessage(file, offset, 'link-label', {
        reason: `The link says "${label}", not where it leads.`,
        note: 'Write the name of its page.',
      })
    }
    if (!label || href.startsWith('https:')) continue
    const path = href.replace(/\?.*/, '')
    const other = targets.get(label) ?? path
    targets.set(label, other)
    if (other === path) continue
    addMessage(file, offset, 'link-label', {
      reason: `Another link on the page says "${label}" too, and leads to ${other}.`,
      note: 'Write other words in one of the two.',
    })
  }
}
