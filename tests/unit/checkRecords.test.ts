import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VFile } from 'vfile'
import { afterAll, expect, test, vi } from 'vitest'
import { checkRedirects } from '../../model/checks/checkRedirects.ts'
import { readSite } from '../../model/checks/site.ts'
import { readContent } from '../../model/readContent.ts'
import { toYaml } from '../../renderer/cli/oldAddresses.ts'
import { checkPictures } from '../../renderer/content/checkPictures.ts'
import { checkPublic } from '../../renderer/content/checkPublic.ts'
import {
  type FileMessage,
  getErrors,
  getWarnings,
  report,
  reportBriefly,
} from '../../renderer/content/report.ts'
import { strayFiles } from '../../renderer/content/strayFiles.ts'
import { compileDocuments } from '../../renderer/mdx/compileDocuments.ts'
import { site as definition } from '../../site.config.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'
import { moveOldSite } from '../support/oldSite.ts'
import { brokenRecords, validDocuments, validRecords } from './brokenRecords.ts'

const root = temporaryFolder()
cpSync(validRecords, root, { recursive: true })
vi.stubEnv('SITE_DAY', '2026-01-01')
afterAll(() => vi.unstubAllEnvs())

test('reports nothing for valid records, and an article that links to an own page with a lender', async () => {
  const documents = {
    'content/articles/heat-pump.mdx': validDocuments.articles.replace(
      '(/services)',
      '(/financing)',
    ),
    'content/redirects.yaml': '- from: /es/services/aire\n  to: /es/services/reparacion-de-aire\n',
    'content/pages/financing.mdx': `${validDocuments.pages}
[Apply to our lender](https://lender.example.org/apply).

<Coupon code="TUNEUP79" />
`,
  }
  expect(await check(documents)).toEqual({ errors: [], warnings: [] })
})

test('counts a source that only a translated text links to', async () => {
  const path = 'content/sources.yaml'
  const fans = 'https://www.energy.gov/fans'
  const own = `
- {id: doe, publisher: DOE, title: Fans, url: ${fans}, topic: advice, says: A fan costs little}
`
  const { pages } = validDocuments
  const documents = {
    [path]: readFileSync(join(validRecords, path), 'utf8') + own,
    'content/pages/financing.mdx': pages,
    'content/es/pages/financing.mdx': pages.replace('[our services]', `[Fans](${fans}), [ours]`),
  }
  const { errors, warnings } = await check(documents)
  expect(errors).toEqual([])
  expect(warnings.filter(({ file }) => file.path === path)).toEqual([])
})

test.each(brokenRecords)('$error', async ({ file, source, message, warning }) => {
  const { errors, warnings } = await check({ [file]: source })
  expect(getLines(errors)).toBe(message)
  expect(getLines(warnings)).toBe(warning)
  expect(report([...errors, ...warnings])).toMatch(/^ +\| +\^$/m)
})

function getLines(messages: FileMessage[]): string {
  const lines = messages.map(({ file, message: { line, column, reason, note } }) =>
    [file.path, line, column, ` ${reason} ${note}`].join(':'),
  )
  return lines.join('\n')
}

const services = readFileSync(join(validRecords, 'content/services.yaml'), 'utf8')
const coupons = readFileSync(join(validRecords, 'content/coupons.yaml'), 'utf8')
const afterContact = readFileSync(join(validRecords, 'content/afterContact.yaml'), 'utf8')
const about = readFileSync(join(validRecords, 'content/about.yaml'), 'utf8')
const business = readFileSync(join(validRecords, 'content/business.yaml'), 'utf8')
const words = "cities:\n  work: Our {years} years in {city}'s homes\n  advice: For {area}\n"

test.each([
  ['Windows line ends', { 'content/coupons.yaml': coupons.replaceAll('\n', '\r\n') }],
  ['a byte order mark', { 'content/coupons.yaml': `\uFEFF${coupons}` }],
  [
    'no coupons',
    { 'content/coupons.yaml': '', 'content/services.yaml': services.replace(/ +coupon.*\n/, '') },
  ],
  [
    'a license of another trade in Maryland',
    { 'content/business.yaml': business.replace('Illinois', 'Md. Plumber 6789, Illinois') },
  ],
  ['words of its own, with facts', { 'content/words.yaml': words }],
  ['no words but a comment', { 'content/words.yaml': '# Ours\n' }],
  ['an empty group of words', { 'content/words.yaml': 'cities:\nrating:\n  outOf:\n' }],
  ['a comment', { 'content/coupons.yaml': `# Ours\n${coupons}` }],
])('accepts %s', async (_, files) => {
  expect((await check(files)).errors).toEqual([])
})

test.each([
  ['Latin-1', Buffer.from(business.replace('Heating', 'Heating, Café'), 'latin1'), '1:28'],
  ['UTF-16', Buffer.from(`\uFEFF${business}`, 'utf16le'), '1:1'],
])('reports a file in %s', async (_, source, place) => {
  const { errors } = await check({ 'content/business.yaml': source })
  expect(reportBriefly(errors)).toContain(
    `content/business.yaml:${place}  This file is not saved as UTF-8`,
  )
})

test('reports nothing that is read or published, or that an operating system leaves', async () => {
  const names = [
    ...['README.md', 'dictionary.txt', '.DS_Store', 'articles/Thumbs.db', 'articles/desktop.ini'],
    ...['articles/~$frost.docx', 'articles/frost.mdx~', 'articles/unit.jpg'],
    ...['articles/prepared/unit.HEIC', 'services/ac-repair.mdx'],
  ].map((name) => `content/${name}`)
  const published = [
    ...['icon.svg', 'favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest', '_headers'],
    ...['social/about.png', 'old-page.html', 'about/team.jpg', 'BingSiteAuth.xml'],
    ...['google1a2b3c4d5e6f.html', '.well-known/security.txt'],
  ].map((name) => `public/${name}`)
  const files = Object.fromEntries([...names, ...published].map((name) => [name, 'It.\n']))
  expect(await check(files)).toEqual({ errors: [], warnings: [] })
})

const picture = await newPicture()
const people = '- slug: maria\n  name: Maria Lopez\n  role: owner\n  portrait: maria.png\n'
const home = readFileSync(join(validRecords, 'content/home.yaml'), 'utf8').replace(
  'hero:',
  'hero:\n  photo: {file: team.jpg, alt: Our four technicians}',
)

test.each([
  ['people/maria.png', picture, ''],
  ['people/Maria.PNG', picture, 'There is no picture content/people/maria.png. Write Maria.PNG,'],
  ['people/maria.png', 'It.', `The picture "maria.png" can't be read. Save it again as .jpg or`],
  [
    'people/maria.png',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'The picture "maria.png" is a drawing, an SVG file. Save it',
  ],
  ['people/maria.png', await newPicture(400, 80_000), 'The picture "maria.png" is 38,400 pixels'],
  ['home/team.jpg', picture, ''],
  ['home/Team.JPG', picture, 'There is no picture content/home/team.jpg. Write Team.JPG, with'],
  ['home/team.jpg', 'It.', `The picture "team.jpg" can't be read. Save it again as .jpg or .png.`],
  ['home/team.jpg', await newPicture(500, 400), 'The picture "team.jpg" is only 500 pixels wide'],
])('shows %s, or says what is wrong with it: %#', async (name, source, message) => {
  const [record, text, place] = name.startsWith('home')
    ? ['content/home.yaml', home, '2:17']
    : ['content/people.yaml', people, '4:13']
  const { errors, warnings } = await check({ [record]: text, [`content/${name}`]: source })
  const found = [...errors, ...warnings]
  expect(reportBriefly(found)).toMatch(message ? `${record}:${place}  ${message}` : /^$/)
  expect(found).toHaveLength(message ? 1 : 0)
})

test.each(['Logo.svg', 'logo.jpg', 'logo.svg.png'])(
  'says where a logo belongs that is saved as %s',
  async (name) => {
    const { errors } = await check({ [`content/${name}`]: picture })
    expect(reportBriefly(errors)).toContain(
      'Save the logo as content/logo.svg or content/logo.png, and delete this file.',
    )
  },
)

test('says which trades search engines read if none is written, and no service has their equipment', async () => {
  const generic = services.replace(/equipment: .*/g, 'equipment: van')
  const { errors, warnings } = await check({ 'content/services.yaml': generic })
  expect(errors).toEqual([])
  expect(reportBriefly(warnings)).toBe(
    'content/business.yaml:1:1  Search engines read that your trades are heating and cooling. Write yours, as in  trades: [electrical, chimney]',
  )
})

test('says which of two logos is shown', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const { errors } = await check({ 'content/logo.svg': svg, 'content/logo.png': picture })
  expect(reportBriefly(errors)).toBe(
    "content/logo.png:1:1  Nothing reads content/logo.png. content/logo.svg is the logo. Delete the one of the two that you don't want.",
  )
})

test('reports several errors in several files at once', async () => {
  const { errors } = await check({
    'content/coupons.yaml': coupons.replace('SAVE50', 'save 50'),
    'content/business.yaml': business.replace('4.7', 'four').replace('12+', '12'),
    'content/services.yml': '',
  })
  expect(errors.map(({ file, message }) => `${file.path}:${message.line}`)).toEqual([
    'content/business.yaml:6',
    'content/business.yaml:17',
    'content/coupons.yaml:1',
    'content/services.yml:1',
  ])
})

const article = validDocuments.articles

test.each<[what: string, files: Record<string, string | Uint8Array>]>([
  [
    'pictures that a record names',
    {
      'content/coupons.yaml': coupons.replace('SAVE50', 'save 50'),
      'content/home/hero.jpg': picture,
      'content/people/maria.jpg': picture,
    },
  ],
  [
    'a fact that could not be read',
    {
      'content/business.yaml': business.replace('phone:', 'fone:'),
      'content/afterContact.yaml': afterContact.replace('Call us', 'Call {phone}'),
      'content/about.yaml': about.replace('lead: ', 'lead: Call {phone}. '),
    },
  ],
  [
    'a number whose use is misspelled',
    {
      'content/business.yaml': `${business.replace('members\n', 'always\n').replace(/ {2}(banner|hoursLabel).*\n/g, '')}phones:\n  - use: emergncy\n    number: (773) 555-0189\n    label: Emergency line\n`,
      'content/afterContact.yaml': afterContact.replace('Call us', 'Call {emergencyPhone}'),
    },
  ],
  [
    'the sources of an article whose fields have an error',
    { 'content/articles/a.mdx': article.replace('heading: ', 'heading: a: ') },
  ],
  [
    'the sources of an article whose text has one',
    { 'content/articles/a.mdx': article.replace('Damp air', 'In <5 minutes') },
  ],
  [
    'an article in a site whose records have one',
    {
      'content/articles/a.mdx': article.replace('[boiler-repair]', '[boilers]'),
      'content/services.yaml': services.replace('equipment: boiler', 'equipment: kettle'),
    },
  ],
])('reports one error, and says nothing of %s', async (_, files) => {
  const { errors, warnings } = await check(files)
  expect(reportBriefly(warnings)).toBe('')
  expect(reportBriefly(errors)).toMatch(/^content.*$/)
})

test('reports a missing file, unless its list may be empty', async () => {
  for (const name of ['about', 'faq']) rmSync(join(root, `content/${name}.yaml`))
  const errors = getErrors(readContent(root).files)
  cpSync(validRecords, root, { recursive: true })
  expect(errors.map(({ message }) => message.reason)).toEqual(['content/about.yaml is missing.'])
})

test('accepts the redirects of a WordPress site that moved', async () => {
  const { content } = readContent(validRecords)
  const redirects = toYaml(moveOldSite(content ? Object.keys(readSite(content).pages) : []))
  expect(redirects.match(/^- /gm)?.length).toBeGreaterThan(30)
  expect(await check({ 'content/redirects.yaml': redirects })).toEqual({ errors: [], warnings: [] })
})

test('a redirect does not begin at the script that receives the contact form', async () => {
  const redirects = { 'content/redirects.yaml': '- from: /contact.php\n  to: /contact\n' }
  expect(await check(redirects)).toEqual({ errors: [], warnings: [] })
  const record = `${business}contactForm:\n  receiver: php\n`
  expect(
    reportBriefly((await check({ ...redirects, 'content/business.yaml': record })).errors),
  ).toBe(
    'content/redirects.yaml:1:9  /contact.php is on this site, and could not be opened. Delete this entry, or that page.',
  )
})

test('each redirect is read about as often, however many there are', () => {
  const { content } = readContent(validRecords)
  if (!content) throw new Error('The valid records have errors.')
  const countReads = (count: number) => {
    let reads = 0
    const redirects = Array.from({ length: count }, (_, index) => ({
      get from() {
        reads++
        return `/old-${index}`
      },
      to: '/blog',
    }))
    const file = new VFile({ path: 'content/redirects.yaml' })
    checkRedirects(file, { ...content, redirects }, [], readSite(content))
    return reads / count
  }
  // Sorting needs a little more.
  expect(countReads(1000)).toBeLessThan(2 * countReads(100))
})

/** What the check reports for the valid site with some files replaced. */
async function check(files: Record<string, string | Uint8Array>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  const documents = await compileDocuments(definition, root)
  const { files: records, paths } = definition.check(root, documents)
  for (const file of records) await checkPictures(file, definition)
  const texts = [...records, ...documents]
  const others = [...strayFiles(definition, root, texts), ...checkPublic(root, paths)]
  const all = [...texts, ...others]
  for (const file of Object.keys(files)) {
    rmSync(join(root, file))
    if (existsSync(join(validRecords, file))) cpSync(join(validRecords, file), join(root, file))
  }
  return { errors: getErrors(all), warnings: getWarnings(all) }
}
