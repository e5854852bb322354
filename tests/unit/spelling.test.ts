import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cities, testimonials } from '../../model/records.ts'

test('reports only misspelled words, in fields and body', () => {
  const text = [
    readFileSync('model/templates/articles.mdx', 'utf8').replace(
      /^heading: /m,
      'places: [xqzton-md]\nheading: A pmup ',
    ),
    'HVAC, SEER2 and AFUE: see [this](/services/xqzt). <Tip>Damp</Tip> {/* note */}',
    ...cities.map(({ name }) => `We serve ${name}.`),
    ...testimonials.map(({ name }) => `${name} says so.`),
    'Damp air freezzes.',
  ].join('\n\n')
  expect(misspelled('content/articles/a.mdx', text)).toEqual(['pmup', 'freezzes'])
})

test('reports misspelled words in records, but no slugs, addresses, codes, and comments', () => {
  const text = `# Xqzt
- slug: xqzton-md
  area: xqzton
  url: https://www.xqzt.example/xqzton
  related: [xqzton-md, xqzt]
  nearby:
    - xqzton-md
  coupon: XQZT50 # Until xqzt
  heading: Heatting in {cities} cities
  terms: [One per houshold., "Not with othr offers."]
`
  const words = ['Heatting', 'houshold', 'othr']
  const onWindows = text.replaceAll('\n', '\r\n')
  expect(misspelled('content/cities.yaml', text + onWindows)).toEqual([...words, ...words])
})

function misspelled(path: string, input: string): string[] {
  const options = ['lint', '--no-progress', '--no-summary', '--issue-template', '$text']
  const command = ['node_modules/cspell/bin.mjs', ...options, `stdin://${path}`]
  const { stdout } = spawnSync(process.execPath, command, { input, encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}
