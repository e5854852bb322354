import { readFileSync } from 'node:fs'

/** Names in records need not be added to the dictionary too. */
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
  // English only: the programming dictionaries take a second to load and accept some typos as names.
  loadDefaultConfiguration: false,
  import: ['@cspell/dict-en_us/cspell-ext.json'],
  dictionaryDefinitions: [{ name: 'site', path: './content/dictionary.txt' }],
  dictionaries: ['en_us', 'site'],
  words: [...names, 'TODO'],
  // In the frontmatter comments, addresses, days and booleans; in the text addresses, tags and code.
  ignoreRegExpList: [
    '/^# .*$/gm',
    '/^ *(published|updated|expires|draft|listed|services|places|href|url|checked):.*$/gm',
    '/^ *(- )?\\w+(?=:)/gm',
    '/(?<=\\])\\([^)]*\\)/g',
    '/<\\/?\\w+|^import .*$|`[^`]*`/gm',
  ],
}
