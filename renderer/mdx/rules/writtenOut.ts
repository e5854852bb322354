import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import { phoneNumber } from '../../../content/model/phoneNumber.ts'
import { addMessage } from '../addMessage.ts'

/** Numbers follow business.ts, and a link says in words where it leads. WCAG 2.2, 2.4.4. */
export const writtenOut = lintRule<Root>('content:written-out', (tree, file) => {
  visit(tree, 'text', ({ position }) => {
    const start = position?.start.offset ?? 0
    const source = String(file).slice(start, position?.end.offset)
    const number = source.search(phoneNumber)
    if (number !== -1) {
      addMessage(
        file,
        start + number,
        'A phone number is written out here.',
        'Write <Phone /> instead: it becomes a call link, and follows content/business.ts.',
      )
    }
    for (const address of source.matchAll(/\b(https?:\/\/|www\.)[^\s)\]]+/gi)) {
      addMessage(
        file,
        start + address.index,
        `A web address is written out here: ${address[0]}`,
        'Write it as a link: [what it leads to](https://…).',
      )
    }
  })
})
