import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cities } from '../../content/cities.ts'
import { testimonials } from '../../content/testimonials.ts'
import { articleTemplate } from '../../renderer/cli/articleTemplate.ts'

test('only misspelled words are reported, with their place, in fields and text', () => {
  const text = [
    articleTemplate('How a Heat Pump Defrosts', '2025-11-10').replace(
      /^heading: /m,
      'places: [xqzton-md]\nheading: A pmup ',
    ),
    'HVAC, SEER2 and AFUE: see [this](/services/xqzt). <Tip>Damp</Tip> {/* note */}',
    ...cities.map(({ name }) => `We serve ${name}.`),
    ...testimonials.map(({ name }) => `${name} says so.`),
    'Damp air freezzes.',
  ].join('\n\n')
  expect(unknownWords(text)).toEqual([placeOf('pmup', text), placeOf('freezzes', text)])
}, 60_000)

/** What cspell prints, as 'line:column word'. */
function unknownWords(text: string): string[] {
  const options = ['lint', '--no-progress', '--no-summary', '--issue-template', '$row:$col $text']
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/cspell/bin.mjs', ...options, 'stdin://content/articles/heat-pump.mdx'],
    { input: text, encoding: 'utf8' },
  )
  return stdout.split('\n').filter(Boolean)
}

function placeOf(word: string, text: string): string {
  const before = text.slice(0, text.indexOf(word)).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${word}`
}
