import { readFileSync } from 'node:fs'
import { type CSpellSettings, getDefaultSettings, spellCheckDocument } from 'cspell-lib'
import { bodyOf } from '../mdx/rules/frontmatter.ts'
import { type Problem, placeAt } from '../mdx/rules/problem.ts'

/** Words of the trade and names of places, one a line; lines that begin with # say what they are. */
const dictionary = 'content/dictionary.txt'

/**
 * Words that no dictionary knows, in the texts of articles, services and cities and in the
 * sentences of their frontmatter. https://cspell.org/docs/api/cspell-lib
 * @param texts by path from the root
 */
export async function checkSpelling(texts: Map<string, string>): Promise<Problem[]> {
  const { dictionaryDefinitions = [] } = await getDefaultSettings()
  // English alone: the dictionaries of programmers cost a second, and know slips as names.
  const settings: CSpellSettings = {
    language: 'en-US',
    dictionaryDefinitions: dictionaryDefinitions.filter(({ name }) => name === 'en_us'),
    dictionaries: ['en_us'],
    loadDefaultConfiguration: false,
    words: readFileSync(dictionary, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
    numSuggestions: 3,
  }
  const problems = await Promise.all(
    [...texts].map(async ([file, text]) => {
      const { issues } = await spellCheckDocument(
        { uri: file, text: proseOnly(text), languageId: 'plaintext', locale: 'en-US' },
        { generateSuggestions: true, noConfigSearch: true },
        settings,
      )
      return issues.map(({ text: word, offset, suggestions = [] }) => ({
        ...placeAt(text, offset),
        file,
        kind: 'error' as const,
        message: `"${word}" is in no dictionary.`,
        remedy: `${suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : ''}If it is right, add it to ${dictionary}.`,
      }))
    }),
  )
  return problems.flat()
}

/** Fields whose values are addresses, days and switches. */
const noProse =
  /^[ -]*(published|updated|expires|draft|listed|services|places|href|url|checked):.*$/gm

/** The text with what is no prose blanked out, so that every word stays in its place. */
function proseOnly(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const frontmatter = text.slice(0, text.length - bodyOf(text).length)
  const body = text.slice(frontmatter.length)
  return (
    frontmatter.replace(noProse, blank).replace(/^( *)(\w+)(?=:)/gm, blank) +
    body.replace(/(?<=\])\([^)]*\)/g, blank).replace(/<\/?[A-Z]\w*|^import .*$|`[^`]*`/gm, blank)
  )
}
