import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Names in records need not be added to the dictionary too. */
const names = ['business', 'areas', 'cities', 'services', 'testimonials', 'local', 'people']
  .map((file) => new URL(`content/${file}.yaml`, import.meta.url))
  .filter((file) => existsSync(file))
  .flatMap(readNames)

function readNames(file) {
  try {
    return namesIn(parse(readFileSync(file, 'utf8')))
  } catch {
    // The check reports it.
    return []
  }
}

function namesIn(value, field = '') {
  if (typeof value === 'string') {
    return /^(name|label|location|city|where)$/.test(field)
      ? (value.match(/\p{L}{2,}/gu) ?? [])
      : []
  }
  return Object.entries(value ?? {}).flatMap(([key, entry]) => namesIn(entry, key))
}

/** The dictionaries of languages, by their folder in content/. Others are not checked. */
const packages = { es: '@cspell/dict-es-es/cspell-ext.json' }
const languages = readdirSync(new URL('content', import.meta.url)).filter((name) =>
  /^[a-z]{2}$/.test(name),
)
const known = languages.filter((language) => language in packages)

/** With English words too: names, and those of the trade. */
function toOverride(language) {
  return {
    filename: `**/content/${language}/**`,
    language: `${language},en-US`,
    dictionaries: ['en_us', 'site', `${language}-${language}`, `site-${language}`],
  }
}

// https://cspell.org/docs/Configuration
export default {
  language: 'en-US',
  files: ['content/**/*.{mdx,yaml}'],
  // The titles of others.
  ignorePaths: [
    'content/sources.yaml',
    ...languages.filter((language) => !known.includes(language)).map((name) => `content/${name}`),
  ],
  numSuggestions: 3,
  // English only: the programming dictionaries take a second to load and accept some typos as names.
  loadDefaultConfiguration: false,
  import: ['@cspell/dict-en_us/cspell-ext.json', ...known.map((language) => packages[language])],
  dictionaryDefinitions: [
    { name: 'site', path: './content/dictionary.txt' },
    ...known.map((language) => ({
      name: `site-${language}`,
      path: `./content/${language}/dictionary.txt`,
    })),
  ],
  dictionaries: ['en_us', 'site'],
  words: [...names, 'TODO'],
  // In the frontmatter comments, addresses, days and booleans; in the text addresses, tags and code.
  ignoreRegExpList: [
    '/^# .*$/gm',
    '/^ *(published|updated|expires|draft|listed|services|places|sources|href|path|of):.*$/gm',
    '/^ *(- )?\\w+(?=:)/gm',
    '/(?<=\\])\\([^)]*\\)/g',
    '/ (area|city|name)="[^"]*"/g',
    '/<\\/?\\w+|^import .*$|`[^`]*`/gm',
  ],
  overrides: [
    ...known.map(toOverride),
    {
      filename: '**/*.yaml',
      // Comments, names and keys of form receivers, and the values of fields that aren't prose, among them lists of slugs.
      ignoreRegExpList: [
        '/(^|\\s)#.*$|\\{\\w+\\}/gm',
        '/^ *(- )?(area|code|coupon|email|href|id|of|path|slug|timeZone|url):.*$/gm',
        '/^contactForm:.*(\\s*\\n +.*)*/gm',
        '/^ *- [a-z0-9-]+$/gm',
        // The names of fields in a group on one line.
        '/(?<=[{,] *)\\w+(?=: )/g',
        '/(?<=: )\\[[a-z0-9, -]+\\]$/gm',
      ],
    },
  ],
}
