import type { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'
import { unusualCharacters } from './characters.ts'
import { findTexts } from './findTexts.ts'
import { textRules } from './textRules.ts'

export function checkValues(file: VFile): void {
  const where = file.path.endsWith('.yaml') ? 'record' : 'frontmatter'
  for (const { text, field, offset } of file.data.texts ?? []) {
    const problems = [
      ...findTexts(textRules, text, { [where]: [[0, text.length]] }),
      ...unusualCharacters(text, isOnCard(file.path, field)),
    ]
    for (const { id, found, isError, ...words } of problems) {
      const place = String(file).indexOf(found, offset)
      addMessage(file, place === -1 ? offset : place, id, words, isError)
    }
  }
}

/** Whether a field is drawn on a social card: see components/drawings/socialCard.tsx. */
function isOnCard(path: string, field: string): boolean {
  return (
    /^content\/((articles|pages)\/|(pages|services|cities|business)\.yaml)/.test(path) &&
    /(^|\.)(title|name|tagline)$/.test(field)
  )
}
