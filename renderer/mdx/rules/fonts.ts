import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { unusualCharacters } from '../../content/unusualCharacters.ts'
import { rule } from '../messages.ts'
import { isTag } from './components.ts'

/** Characters that readers see as a box. */
export const missingCharacters = charactersRule('missing-characters', true)

/** Characters that each device draws in its own way. */
export const pictographs = charactersRule('pictographs', false)

function charactersRule(id: string, isError: boolean) {
  return rule(id, (tree, report, file) => {
    for (const { text, start } of shownTexts(tree)) {
      for (const { character, reason, note, isMissing } of unusualCharacters(text)) {
        if (isMissing !== isError) continue
        // An entity, such as &rarr;, isn't in the source as a character.
        const offset = String(file).indexOf(character, start)
        report(offset === -1 ? start : offset, reason, note)
      }
    }
  })
}

/** The texts that readers see, with the offsets of their elements. */
function shownTexts(tree: Root): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = []
  visit(tree, (node) => {
    const start = node.position?.start.offset ?? 0
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      texts.push({ text: node.value, start })
    if (node.type === 'image' && node.title) texts.push({ text: node.title, start })
    if (!isTag(node)) return
    for (const { value } of node.attributes) {
      if (typeof value === 'string') texts.push({ text: value, start })
    }
  })
  return texts
}
