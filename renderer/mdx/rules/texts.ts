import { visit } from 'unist-util-visit'
import { findTexts } from '../../content/findTexts.ts'
import { textRules } from '../../content/textRules.ts'
import { rule } from '../messages.ts'
import { markdownRules } from './markdown.ts'

const rules = [...textRules, ...markdownRules]

/** Reports the texts that a rule of the tables describes. */
export const texts = rule('text', (tree, report, file) => {
  const ranges: Record<string, [number, number][]> = {}
  visit(tree, ({ type, position }) => {
    ranges[type] ??= []
    ranges[type].push([position?.start.offset ?? 0, position?.end.offset ?? 0])
  })
  for (const { index, reason, note, isError } of findTexts(rules, String(file), ranges)) {
    report(index, reason, note, isError)
  }
})
