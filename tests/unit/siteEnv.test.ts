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
  ['www.example.com', 'Write https://www.example.com.'],
  ['https://a.example/', 'Write https://a.example, without a path and without a slash'],
  ['ftp://a.example', 'Write an address without a path'],
  ['https://b\u00fccher.example', 'Write https://xn--bcher-kva.example.'],
  ['https://WWW.Example.org', 'Write https://www.example.org.'],
  ['https://www.example.org:443', 'Write https://www.example.org.'],
  ['https://www.example.org ', 'Write https://www.example.org.'],
])('no site is at %s', (site, note) => {
  expect(() => readSiteEnv({ [url]: site })).toThrow(`"${url}" can't be "${site}". ${note}`)
  expect(businessSchema.shape.url.safeParse(site).success).toBe(false)
})

test.each([
  ['mailto:a@b.example', 'Write a web address'],
  ['service@example.com', 'Write a web address'],
  ['javascript:alert(1)', 'Write a web address'],
  ['http://forms.example/f/1', 'Write an address that begins with https://'],
  ['https://formspree.io/f/{form id}', "Put your form's id in the place of {form id}"],
  ['https://formspree.io/f/{abc}', "Put your form's id in the place of {abc}"],
  ['https://formspree.io/f/ab c', 'Delete the space'],
])('rejects the contact endpoint %s', (address, note) => {
  const message = `"${endpoint}" can't be "${address}". ${note}`
  expect(() => readSiteEnv({ [endpoint]: address })).toThrow(message)
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
  expect(() => readSiteEnv({ [name]: 'x' })).toThrow(
    `There is no setting "${name}". Did you mean "${meant}"?`,
  )
})

test('reports all invalid settings at once', () => {
  expect(() => readSiteEnv({ [noindex]: 'yes', [url]: 'x' })).toThrow(
    /PUBLIC_ENV__SITE_URL" can't be "x".*\n"PUBLIC_ENV__NOINDEX" can't be "yes". Write true or false/,
  )
})

test('the check reads .env too', async () => {
  const root = temporaryFolder()
  expect(checkSettings(root, readSiteEnv)).toBe('')
  writeFileSync(join(root, '.env'), `${noindex}=yes\n`)
  expect(checkSettings(root, readSiteEnv)).toBe(`"${noindex}" can't be "yes". Write true or false.`)
})

const setting = `${noindex}=true\n`

test.each([
  ['UTF-16, as PowerShell writes it', '.env', Buffer.from(`\uFEFF${setting}`, 'utf16le')],
  ['UTF-16 without a mark', '.env', Buffer.from(setting, 'utf16le')],
  ['UTF-16, big-endian', '.env.local', Buffer.from(`\uFEFF${setting}`, 'utf16le').swap16()],
  ['UTF-8 with a byte order mark, as Notepad may write it', '.env', `\uFEFF${setting}`],
])('reports settings in %s, which would be ignored', async (_, name, content) => {
  const root = temporaryFolder()
  writeFileSync(join(root, name), content)
  expect(checkSettings(root, readSiteEnv)).toMatch(
    new RegExp(`^${name} is not saved as plain UTF-8`),
  )
})

test.each(['.env.txt', '.env.local.TXT'])(
  'reports settings in %s, whose ending Windows hides',
  async (name) => {
    const root = temporaryFolder()
    writeFileSync(join(root, name), setting)
    expect(checkSettings(root, readSiteEnv)).toContain(`Nothing reads ${name}. Rename it to .env`)
  },
)

test('accepts settings with Windows line ends', async () => {
  const root = temporaryFolder()
  writeFileSync(join(root, '.env'), `# A preview\r\n${noindex}=true\r\n`)
  expect(checkSettings(root, readSiteEnv)).toBe('')
})
