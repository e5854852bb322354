import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../renderer/content/checkContent.ts'
import { reportAllErrors } from '../../renderer/content/report.ts'
import { site } from '../../site.config.ts'
import { temporaryFolder } from '../support/files.ts'
import { runCommandFile } from '../support/runCommandFile.ts'
import { validRecords } from './brokenRecords.ts'

const root = temporaryFolder()
cpSync(validRecords, root, { recursive: true })

test('the check of a file that cannot be read shows its line, and no help of the spell checker', async () => {
  const broken = temporaryFolder()
  cpSync(validRecords, broken, { recursive: true })
  writeFileSync(join(broken, 'content/coupons.yaml'), '- code: "A\n')
  const { output, status } = await runCommandFile('renderer/cli/check.ts', [], broken)
  expect(output.trim()).toMatch(
    /^content\/coupons\.yaml:1:9.*This quote is not closed.*\n1 error in content\/\.\nSpelling is checked once every file can be read\.$/s,
  )
  expect(status).toBe(1)
})

/** What `npm run new` prints. */
const run = (words: string) => runCommandFile('renderer/cli/new.ts', [words], root)

test.each([
  ['How a heat pump defrosts', 'articles/how-a-heat-pump-defrosts', '/blog'],
  [' What is: HVAC? ', 'articles/what-is-hvac', '/blog'],
  ["It's 5'6\" tall, isn't it?", 'articles/its-56-tall-isnt-it', '/blog'],
  ['1½-inch lines in Łódź, on Straße Ø', 'articles/1-1-2-inch-lines-in-lodz-on-strasse-o', '/blog'],
  ['AC/DC wiring in your thermostat', 'articles/ac-dc-wiring-in-your-thermostat', '/blog'],
  ['# Heat: 5 & $& $1 saved', 'articles/heat-5-1-saved', '/blog'],
  ['pages/financing', 'pages/financing', ''],
  ['content/pages/Our Vans.mdx', 'pages/our-vans', ''],
  ['services/boiler-repair', 'services/boiler-repair', '/services'],
  ['cities/evanston', 'cities/evanston', '/cities'],
])('"%s" starts content/%s.mdx, which has no errors', async (words, name, url) => {
  const { output, status } = await run(words)
  expect(output).toMatch(`Wrote content/${name}.mdx.`)
  expect(output).toContain(`http://localhost:3000${url}/${name.split('/')[1]} `)
  expect(status).toBe(0)
  expect(reportAllErrors(await checkContent(site, root))).toBe('')
  const text = readFileSync(join(root, `content/${name}.mdx`), 'utf8')
  expect(text).toContain('TODO')
  expect(text).not.toMatch(/\{\w+\}/)
})

test('an article begins while another record has an error, and not without what it needs', async () => {
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), text.replace(from, to))
    return () => writeFileSync(join(root, file), text)
  }
  const restore = edit('content/coupons.yaml', 'SAVE50', 'save 50')
  expect((await run('Ice on the coil')).output).toMatch('Wrote content/articles/ice-on-the-coil')
  restore()
  const restoreServices = edit('content/services.yaml', 'equipment: boiler', 'equipment: kettle')
  const { output, status } = await run('Ice on the outdoor unit')
  restoreServices()
  expect(status).toBe(1)
  expect(output).toMatch(/^\nWrote nothing, because other files have errors:\n/)
  expect(output).toMatch(/content\/services\.yaml:\d+:\d+\n\n +\d+ \|.*\n.*kettle\n +\| +\^/)
  expect(output).toMatch(/can't be "kettle"\.\s+Write one of: condenser/)
  expect(existsSync(join(root, 'content/articles/ice-on-the-outdoor-unit.mdx'))).toBe(false)
})

test.each([
  ['How a heat pump defrosts!', 'content/articles/how-a-heat-pump-defrosts.mdx already exists.'],
  [
    'pages/financing',
    'content/pages/financing.mdx already exists. Open it, or choose another name.',
  ],
  ['', 'Give the title in quotes, as in:  npm run new -- "How'],
  ['?????????????', 'Give the title in quotes'],
  ['Defrost', '"title" is too short: 7 characters, at least 10. Add 3 or more.'],
  [
    'page/plans',
    'There is no folder content/page. Did you mean "pages"? Write one of: articles, pages,',
  ],
  [
    'pages/about',
    'The address /about is taken by content/pages.yaml:8. Give this file another name',
  ],
  ['pages/home', "The address /home can't be a page's. The home page is at /."],
  ['services/boiler-repairs', 'No service is named boiler-repairs. Did you mean "boiler-repair"?'],
])('"%s" writes nothing, and says why', async (words, message) => {
  const { output, status } = await run(words)
  expect(output).toContain(`\n${message}`)
  expect(output).not.toMatch(/^ +at /m)
  expect(status).toBe(1)
  expect(existsSync(join(root, 'content/pages/about.mdx'))).toBe(false)
})
