import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cities } from '../../content/cities.ts'
import { testimonials } from '../../content/testimonials.ts'
import { articleTemplate } from '../../renderer/cli/articleTemplate.ts'
import { soundArticle } from './brokenArticles.ts'

test('a new article, addresses, tags and names in records stop nothing', () => {
  const text = [
    articleTemplate('How a Heat Pump Defrosts', '2025-11-10'),
    'HVAC, SEER2 and AFUE: see [this](/services/xqzt). <Tip>Damp</Tip> {/* note */}',
    ...cities.map(({ name }) => `We serve ${name}.`),
    ...testimonials.map(({ name }) => `${name} says so.`),
  ].join('\n\n')
  expect(unknownWords(text.replace('\nheading:', '\nplaces: [xqzton-md]\nheading:'))).toEqual([])
}, 60_000)

test('an unknown word is reported with its place, in fields and text', () => {
  const text = soundArticle
    .replace('Damp air freezes', 'Damp air freezzes')
    .replace('heading: How a heat pump', 'heading: How a heat pmup')
  expect(unknownWords(text)).toEqual(['4:21 pmup', '24:10 freezzes'])
}, 60_000)

/** What cspell prints, as 'line:column word'. */
function unknownWords(text: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/cspell/bin.mjs',
      ...['lint', '--no-progress', '--no-summary', '--issue-template', '$row:$col $text'],
      'stdin://content/articles/heat-pump.mdx',
    ],
    { input: text, encoding: 'utf8' },
  )
  return stdout.split('\n').filter(Boolean)
}
