import type { VFile } from 'vfile'
import { untranslated } from '../mdx/fileData.ts'
import { addMessage } from '../mdx/messages.ts'
import { unusualCharacters } from './characters.ts'
import { findTexts } from './findTexts.ts'
import { textRules } from './textRules.ts'

export function checkValues(file: VFile): void {
  const isRecord = file.path.endsWith('.yaml')
  const where = isRecord ? 'record' : 'frontmatter'
  const isOwn = isRecord && untranslated(file.path) === file.path
  for (const { text, field, offset } of file.data.texts ?? []) {
    const all: [number, number][] = [[0, text.length]]
    const problems = [
      ...findTexts(textRules, text, { [where]: all, ...(isOwn && { own: all }) }),
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
