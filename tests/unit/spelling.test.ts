import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cities, testimonials } from '../../content/model/records.ts'
import { articleTemplate } from '../../renderer/cli/newArticle.ts'

test('reports only misspelled words, in fields and body', () => {
  const text = [
    articleTemplate('How a Heat Pump Defrosts', '2025-11-10', 'ac-repair').replace(
      /^heading: /m,
      'places: [xqzton-md]\nheading: A pmup ',
    ),
    'HVAC, SEER2 and AFUE: see [this](/services/xqzt). <Tip>Damp</Tip> {/* note */}',
    ...cities.map(({ name }) => `We serve ${name}.`),
    ...testimonials.map(({ name }) => `${name} says so.`),
    'Damp air freezzes.',
  ].join('\n\n')
  const options = ['lint', '--no-progress', '--no-summary', '--issue-template', '$text']
  const command = ['node_modules/cspell/bin.mjs', ...options, 'stdin://content/articles/a.mdx']
  const { stdout } = spawnSync(process.execPath, command, { input: text, encoding: 'utf8' })
  expect(stdout.split('\n').filter(Boolean)).toEqual(['pmup', 'freezzes'])
})
