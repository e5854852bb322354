import { compile } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { remarkQuotes } from '../../renderer/mdx/remarkQuotes.ts'

test.each([
  ['She said "yes."', 'She said “yes.”'],
  [
    "Don't touch the fan's blades, or the dogs' bed.",
    'Don’t touch the fan’s blades, or the dogs’ bed.',
  ],
  ['He said, "\'Quoted\' words in a quote."', 'He said, “‘Quoted’ words in a quote.”'],
  ['A quote "ends in \'another.\'"', 'A quote “ends in ‘another.’”'],
  ["The '90s, the 1990's, and a unit of '08", 'The ’90s, the 1990’s, and a unit of ’08'],
  ["Get 'em before winter, 'til it is cold.", 'Get ’em before winter, ’til it is cold.'],
  ['A 5\'6" ceiling, a 12" duct, and 6\' of pipe', 'A 5\'6" ceiling, a 12" duct, and 6\' of pipe'],
  ['It says "Up to 17" degrees.', 'It says “Up to 17” degrees.'],
  ['("this") or "that"—"or those"', '(“this”) or “that”—“or those”'],
  ['"All *of it*", *"inside"*, and [a "link"](/faq)', '“All of it”, “inside”, and a “link”'],
  ['The "`"code"`" and \'`it\'s`\' stay.', 'The “"code"” and ‘it\'s’ stay.'],
  ['Call "<Phone />" or "<Phone />".', 'Call “” or “”.'],
  ['<Tip>"On one line"</Tip>', '“On one line”'],
  ['## "A heading"\n\n- "an item"\n- \'another\'', '“A heading”“an item”‘another’'],
  ['Wait... what....', 'Wait… what…'],
  ['Two -- or three --- hyphens, 20-30', 'Two -- or three --- hyphens, 20-30'],
])('%s reads %s', async (source, expected) => {
  let shown = ''
  const collect = () => (tree: Root) => {
    shown = toText(tree)
  }
  await compile(source, { remarkPlugins: [remarkQuotes, collect] })
  expect(shown).toBe(expected)
})
