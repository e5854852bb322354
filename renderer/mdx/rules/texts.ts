import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { findTexts } from '../../content/findTexts.ts'
import { textRules } from '../../content/textRules.ts'
import { addMessage } from '../messages.ts'
import { markdownRules } from './markdown.ts'

const rules = [...textRules, ...markdownRules]

export function texts() {
  return (tree: Root, file: VFile) => {
    const ranges: Record<string, [number, number][]> = {}
    visit(tree, ({ type, position }) => {
      ranges[type] ??= []
      ranges[type].push([position?.start.offset ?? 0, position?.end.offset ?? 0])
    })
    if (!file.data.translated) ranges.own = ranges.root ?? []
    for (const found of findTexts(rules, String(file), ranges)) {
      addMessage(file, found.index, found.id, found, found.isError)
    }
  }
}
