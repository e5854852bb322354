import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'
import { unusualCharacters } from './characters.ts'
import { findTexts } from './findTexts.ts'
import { textRules } from './textRules.ts'

/** Checks the texts in records and frontmatter, which are shown as they are. */
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

/** Whether a field is drawn on a social card: see renderer/files/social-cards/drawing.tsx. */
function isOnCard(path: string, field: string): boolean {
  return (
    /^content\/(articles\/|(pages|services|cities|business)\.yaml)/.test(path) &&
    /(^|\.)(title|name|tagline)$/.test(field)
  )
}

/**
 * Finds placeholders, and written phone numbers and email addresses, in the pages' own code.
 * @param cwd the project root @returns the pages with a message
 */
export function checkPages(cwd: string): VFile[] {
  return globSync('pages/**/+Page.tsx', { cwd }).flatMap((path) => {
    const source = readFileSync(join(cwd, path), 'utf8')
    const file = new VFile({ cwd, path, value: source })
    for (const found of findTexts(textRules, source, { page: [[0, source.length]] })) {
      addMessage(file, found.index, found.id, found, found.isError)
    }
    return file.messages.length > 0 ? file : []
  })
}
