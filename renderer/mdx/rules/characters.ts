import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { findInvisible, unusualCharacters } from '../../content/characters.ts'
import { rule } from '../messages.ts'
import { isTag } from './components.ts'
import { fences } from './frontmatter.ts'

/** The frontmatter rule reports those in fields. */
export const invisibleCharacters = rule('invisible-characters', (_, report, file) => {
  const source = String(file)
  const start = source.match(fences)?.[0].length ?? 0
  for (const { offset, reason, note } of findInvisible(source.slice(start))) {
    report(start + offset, reason, note)
  }
})

/** Characters that readers see as a box, or that each device draws in its own way. */
export const characters = rule('characters', (tree, report, file) => {
  for (const { text, start } of shownTexts(tree)) {
    for (const { found, reason, note, isError } of unusualCharacters(text)) {
      // An entity, such as &rarr;, isn't in the source as a character.
      const offset = String(file).indexOf(found, start)
      report(offset === -1 ? start : offset, reason, note, isError)
    }
  }
})

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
