import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Names in records need not be added to the dictionary too. */
const names = ['business', 'areas', 'cities', 'services', 'testimonials', 'local', 'people']
  .map((file) => new URL(`content/${file}.yaml`, import.meta.url))
  .filter((file) => existsSync(file))
  .flatMap((file) => namesIn(parse(readFileSync(file, 'utf8'))))

function namesIn(value, field = '') {
  if (typeof value === 'string') {
    return /^(name|label|location|city|where)$/.test(field)
      ? (value.match(/\p{L}{2,}/gu) ?? [])
      : []
  }
  return Object.entries(value ?? {}).flatMap(([key, entry]) => namesIn(entry, key))
}

// https://cspell.org/docs/Configuration
export default {
  language: 'en-US',
  files: ['content/**/*.{mdx,yaml}'],
  // The titles of others.
  ignorePaths: ['content/sources.yaml'],
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
    '/^ *(published|updated|expires|draft|listed|services|places|sources|href):.*$/gm',
    '/^ *(- )?\\w+(?=:)/gm',
    '/(?<=\\])\\([^)]*\\)/g',
    '/<\\/?\\w+|^import .*$|`[^`]*`/gm',
  ],
  overrides: [
    {
      filename: '**/*.yaml',
      // Comments, and the values of fields that aren't prose, among them lists of slugs.
      ignoreRegExpList: [
        '/(^|\\s)#.*$/gm',
        '/^ *(- )?(area|code|coupon|email|href|id|path|slug|timeZone|url):.*$/gm',
        '/^ *- [a-z0-9-]+$/gm',
        '/(?<=: )\\[[a-z0-9, -]+\\]$/gm',
      ],
    },
  ],
}
