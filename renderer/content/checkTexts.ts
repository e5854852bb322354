import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'
import { drawnOnCards, toCardText, unusualCharacters } from './characters.ts'
import { findTexts } from './findTexts.ts'
import { textRules } from './textRules.ts'

/** Checks the texts in records and frontmatter, which are shown as they are. */
export function checkValues(file: VFile): void {
  for (const { text, field, offset } of file.data.texts ?? []) {
    const add = (found: string, ruleId: string, reason: string, note: string, isError: boolean) => {
      const place = String(file).indexOf(found, offset)
      addMessage(file, place === -1 ? offset : place, ruleId, { reason, note }, isError)
    }
    for (const { rule, found, reason, note } of findTexts(textRules, text, {
      value: [[0, text.length]],
    })) {
      // The rules of documents read the frontmatter too.
      if (!rule.where.includes('root') || file.path.endsWith('.yaml'))
        add(found, rule.id, reason, note, rule.isError ?? false)
    }
    const unusual = unusualCharacters(text)
    const offCard = isOnCard(file.path, field)
      ? [...new Set(toCardText(text))].filter((character) => !drawnOnCards.test(character))
      : []
    for (const character of offCard) {
      const { note = 'Write it in Latin letters.' } =
        unusual.find((one) => one.character === character) ?? {}
      add(
        character,
        'social-card',
        `The picture of shared links can't show ${character}.`,
        note,
        true,
      )
    }
    for (const { character, reason, note, isMissing } of unusual) {
      if (!offCard.includes(character)) add(character, 'characters', reason, note, isMissing)
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
    const file = new VFile({ cwd, path, value: readFileSync(join(cwd, path), 'utf8') })
    const source = String(file)
    for (const { rule, index, ...words } of findTexts(textRules, source, {
      page: [[0, source.length]],
    })) {
      addMessage(file, index, rule.id, words, rule.isError ?? false)
    }
    return file.messages.length > 0 ? file : []
  })
}
