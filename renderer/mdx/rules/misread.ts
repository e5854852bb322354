import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** Reports text that Markdown reads as something else than what the writer meant. */
export const misread = rule('misread', (tree, report, file) => {
  const source = String(file)
  visit(tree, 'heading', ({ depth, position }) => {
    if (depth !== 2 || source[position?.start.offset ?? 0] === '#') return
    report(
      position,
      'The line below makes this line a heading.',
      'Write ## before the words if it is one. Delete the hyphens in any case.',
    )
  })
  // The size of a filter, 16*25*1, is read as emphasis.
  visit(tree, ['emphasis', 'strong'], ({ position }) => {
    const start = position?.start.offset ?? 0
    const end = position?.end.offset ?? start
    if (source[start] !== '*' || !/\d/.test(`${source[start - 1]}${source[end]}`)) return
    const [before = ''] = source.slice(0, start).match(/\w*$/) ?? []
    const [after = ''] = source.slice(end).match(/^\w*/) ?? []
    const words = before + source.slice(start, end) + after
    report(
      start - before.length,
      `The * in ${words} is not shown.`,
      `Write ${words.replace(/\*+/g, '×')} instead.`,
    )
  })
})
