import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cities, testimonials } from '../../model/records.ts'
import { temporaryFolder } from '../support/files.ts'

const article = [
  readFileSync('model/templates/articles.mdx', 'utf8').replace(
    /^heading: /m,
    'places: [xqzton-md]\nheading: A pmup ',
  ),
  'HVAC, SEER2 and AFUE: see [this](/services/xqzt). <Tip>Damp</Tip> {/* note */}',
  ...cities.map(({ name }) => `We serve ${name}.`),
  ...testimonials.map(({ name }) => `${name} says so.`),
  'Damp air freezzes.',
].join('\n\n')

const records = `# Xqzt
- slug: xqzton-md
  area: xqzton
  url: https://www.xqzt.example/xqzton
  related: [xqzton-md, xqzt]
  nearby:
    - xqzton-md
  coupon: XQZT50 # Until xqzt
  heading: Heatting in {cities} cities
  link: { labl: Our servces, hrf: /services }
  terms: [One per houshold., "Not with othr offers."]
contactForm:
  receiver: xqztspree

  key: xqzabcde
tagline: Warm in Janury
`

test('reports only misspelled words: no slugs, addresses, codes, comments, and names of the site', () => {
  const root = temporaryFolder()
  const files = {
    'article.mdx': article,
    'records.yaml': records,
    'windows.yaml': records.replaceAll('\n', '\r\n'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const command = ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary']
  const options = ['--config', 'cspell.config.mjs', '--root', root, '--issue-template', '$text']
  const { stdout } = spawnSync(process.execPath, [...command, ...options, '*'], {
    encoding: 'utf8',
  })
  const inRecords = ['Heatting', 'servces', 'houshold', 'othr', 'Janury']
  expect(stdout.trim().split('\n')).toEqual(['pmup', 'freezzes', ...inRecords, ...inRecords])
})
