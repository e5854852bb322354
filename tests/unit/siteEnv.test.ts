import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { businessSchema } from '../../model/schemas/business.ts'
import { readSiteEnv } from '../../model/siteEnv.ts'
import { checkSettings } from '../../renderer/content/checkSettings.ts'
import { temporaryFolder } from '../support/files.ts'

const [url, noindex] = ['PUBLIC_ENV__SITE_URL', 'PUBLIC_ENV__NOINDEX']
const endpoint = 'PUBLIC_ENV__CONTACT_ENDPOINT'
const pages = 'PUBLIC_ENV__REDIRECT_PAGES'

test('every setting is optional', () => {
  const [siteUrl, contactEndpoint] = ['http://localhost:3000', 'https://forms.example/f/1']
  const all = { [url]: siteUrl, [noindex]: 'true', [pages]: 'true', [endpoint]: contactEndpoint }
  expect(readSiteEnv(all)).toEqual({
    siteUrl,
    noindex: true,
    redirectPages: true,
    contactEndpoint,
  })
  expect(readSiteEnv({ [url]: '', [noindex]: '', [endpoint]: '' })).toEqual(readSiteEnv({}))
  expect(readSiteEnv({ [noindex]: 'false' })).toEqual({ noindex: false, redirectPages: false })
})

test.each([
  [url, 'www.example.com', 'Write https://www.example.com.'],
  [url, 'https://a.example/', 'Write https://a.example, without a path and without a slash'],
  [url, 'ftp://a.example', 'Write an address without a path'],
  [url, 'https://b\u00fccher.example', 'Write https://xn--bcher-kva.example.'],
  [url, 'https://WWW.Example.org', 'Write https://www.example.org.'],
  [url, 'https://www.example.org:443', 'Write https://www.example.org.'],
  [url, 'https://www.example.org ', 'Write https://www.example.org.'],
  [endpoint, 'mailto:a@b.example', 'Write a web address'],
  [endpoint, 'service@example.com', 'Write a web address'],
  [endpoint, 'javascript:alert(1)', 'Write a web address'],
  [endpoint, 'http://forms.example/f/1', 'Write an address that begins with https://'],
  [endpoint, 'https://formspree.io/f/{form id}', "Put your form's id in the place of {form id}"],
  [endpoint, 'https://formspree.io/f/{abc}', "Put your form's id in the place of {abc}"],
  [endpoint, 'https://formspree.io/f/ab c', 'Delete the space'],
])('%s can\'t be "%s": %s', (name, value, note) => {
  expect(() => readSiteEnv({ [name]: value })).toThrow(`"${name}" can't be "${value}". ${note}`)
  if (name === url) expect(businessSchema.shape.url.safeParse(value).success).toBe(false)
})

test.each(['http://localhost:9000/f', 'http://127.0.0.1:9000/f'])(
  'a form may be tried at %s',
  (address) => {
    expect(readSiteEnv({ [endpoint]: address }).contactEndpoint).toBe(address)
  },
)

test.each([
  ['PUBLIC_ENV_CONTACT_ENDPOINT', endpoint],
  ['PUBLIC_ENV__NO_INDEX', noindex],
  ['PUBLIC_ENV__SITEURL', url],
  ['public_env__site_url', url],
])('reports the unknown setting %s', (name, meant) => {
  const message = `There is no setting "${name}". Did you mean "${meant}"?`
  expect(() => readSiteEnv({ [name]: 'x' })).toThrow(message)
})

test('reports all invalid settings at once', () => {
  expect(() => readSiteEnv({ [noindex]: 'yes', [url]: 'x' })).toThrow(
    /PUBLIC_ENV__SITE_URL" can't be "x".*\n"PUBLIC_ENV__NOINDEX" can't be "yes". Write true or false/,
  )
})

const setting = `${noindex}=true\n`
const unreadable = / is not saved as plain UTF-8/
const ignored = /^Nothing reads \.env.*\. Rename it to \.env/

test.each<[what: string, name: string, content: string | Buffer, problem: RegExp]>([
  ['no settings', 'README.md', '', /^$/],
  ['Windows line ends', '.env', `# A preview\r\n${noindex}=true\r\n`, /^$/],
  [
    'a mistake',
    '.env',
    `${noindex}=yes\n`,
    /^"PUBLIC_ENV__NOINDEX" can't be "yes"\. Write true or/,
  ],
  ['UTF-16, as PowerShell writes it', '.env', utf16(`\uFEFF${setting}`), unreadable],
  ['UTF-16 without a mark', '.env', utf16(setting), unreadable],
  ['UTF-16, big-endian', '.env.local', utf16(`\uFEFF${setting}`).swap16(), unreadable],
  ['a byte order mark, as Notepad may write it', '.env', `\uFEFF${setting}`, unreadable],
  ['an ending that Windows hides', '.env.txt', setting, ignored],
  ['such an ending in capitals', '.env.local.TXT', setting, ignored],
])('the check reads .env too: %s', (_, name, content, problem) => {
  const root = temporaryFolder()
  writeFileSync(join(root, name), content)
  expect(checkSettings(root, readSiteEnv)).toMatch(problem)
})

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le')
}
