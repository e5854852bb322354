import { cpSync, existsSync, readFileSync } from 'node:fs'
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
