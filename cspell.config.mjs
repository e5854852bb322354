import { readFileSync } from 'node:fs'

/** Names of people and places: whoever adds a record need not add them to the dictionary too. */
const names = ['business', 'cities', 'services', 'testimonials'].flatMap((file) => {
  const records = readFileSync(new URL(`content/${file}.ts`, import.meta.url), 'utf8')
  const fields = records.matchAll(/\b(?:name|label|location|city): (['"`])(.+?)\1/g)
  return [...fields].flatMap(([, , name]) => name.match(/\p{L}{2,}/gu) ?? [])
})

// https://cspell.org/docs/Configuration
export default {
  language: 'en-US',
  files: ['content/**/*.mdx'],
  numSuggestions: 3,
  // English alone: the dictionaries of programmers cost a second, and know slips as names.
  loadDefaultConfiguration: false,
  import: ['@cspell/dict-en_us/cspell-ext.json'],
  dictionaryDefinitions: [{ name: 'site', path: './content/dictionary.txt' }],
  dictionaries: ['en_us', 'site'],
  words: [...names, 'TODO'],
  // Comments and addresses, days and switches of the frontmatter; then addresses, tags and code of the text.
  ignoreRegExpList: [
    '/^# .*$/gm',
    '/^ *(published|updated|expires|draft|listed|services|places|href|url|checked):.*$/gm',
    '/^ *(- )?\\w+(?=:)/gm',
    '/(?<=\\])\\([^)]*\\)/g',
    '/<\\/?\\w+|^import .*$|`[^`]*`/gm',
  ],
}
