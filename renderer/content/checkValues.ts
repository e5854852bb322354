import type { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'
import { placeholder } from '../mdx/rules/prose.ts'
import { drawnOnCards, toCardText, unusualCharacters } from './unusualCharacters.ts'

/** Matches what only documents have: tags, entities, emphasis, code, links, and shortcodes. */
const syntax =
  /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);|\*\*|(?<!\w)([*_`])[^\s*_`](?:[^*_`\n]*[^\s*_`])?\1(?!\w)|\]\((?=[/#h])|\[[a-z][\w-]* [\w-]+=[^\]]*\]/i

/** Checks the texts in records and frontmatter, which are shown as they are. */
export function checkValues(file: VFile): void {
  for (const { text, field, offset } of file.data.texts ?? []) {
    const add = (found: string, ruleId: string, reason: string, note: string, isError: boolean) => {
      const place = String(file).indexOf(found, offset)
      addMessage(file, place === -1 ? offset : place, ruleId, { reason, note }, isError)
    }
    const [found] = text.match(syntax) ?? []
    if (found) add(found, 'syntax', `Readers see ${found} as is.`, getNote(found), true)
    const unusual = unusualCharacters(text)
    const offCard = isOnCard(file.path, field)
      ? [...new Set(toCardText(text))].filter((character) => !drawnOnCards.test(character))
      : []
    for (const character of offCard) {
      const reason = `The picture of shared links can't show ${character}.`
      const { note = 'Write it in Latin letters.' } =
        unusual.find((one) => one.character === character) ?? {}
      add(character, 'social-card', reason, note, true)
    }
    for (const { character, reason, note, isMissing } of unusual) {
      if (!offCard.includes(character)) add(character, 'characters', reason, note, isMissing)
    }
    // In documents, a rule reports it.
    if (!file.path.endsWith('.yaml')) continue
    for (const [found] of text.matchAll(placeholder)) {
      add(found, 'placeholders', `"${found}" is a placeholder.`, 'Write it, or delete it.', false)
    }
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

function getNote(found: string): string {
  if (!found.startsWith('&')) return 'Delete it: this text has no formatting.'
  const character = entities[found.toLowerCase()]
  if (!character) return 'Write the character itself.'
  return character === ' ' ? 'Write a space.' : `Write ${character}.`
}

/** Whether a field is drawn on a social card: see components/drawings/socialCard.tsx. */
function isOnCard(path: string, field: string): boolean {
  return (
    /^content\/((articles|pages)\/|(pages|services|cities|business)\.yaml)/.test(path) &&
    /(^|\.)(title|name|tagline)$/.test(field)
  )
}
