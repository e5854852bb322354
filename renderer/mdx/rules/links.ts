import { visit } from 'unist-util-visit'
import { emailAddress, phoneNumber } from '../../content/contacts.ts'
import { rule } from '../messages.ts'

/** Phone numbers come from business.yaml, and link text says where it leads. WCAG 2.2, 2.4.4. */
export const writtenOut = rule('written-out', (tree, report, file) => {
  visit(tree, 'text', ({ position }) => {
    const start = position?.start.offset ?? 0
    const source = String(file).slice(start, position?.end.offset)
    const number = source.search(phoneNumber)
    if (number !== -1) {
      report(
        start + number,
        'A phone number is written out here.',
        'Write <Phone /> instead: it becomes a call link, and follows content/business.yaml.',
      )
    }
    for (const { 0: address, index } of source.matchAll(new RegExp(emailAddress, 'g'))) {
      report(
        start + index,
        `An email address is written out here: ${address}`,
        'Write <Email /> instead: it becomes a link, and follows content/business.yaml.',
      )
    }
    for (const { 0: address, index } of source.matchAll(/\b(https?:\/\/|www\.)[^\s)\]]+/gi)) {
      report(
        start + index,
        `A web address is written out here: ${address}`,
        'Write it as a link: [what it leads to](https://…).',
      )
    }
  })
})
