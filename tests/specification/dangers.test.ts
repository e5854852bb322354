import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dangers } from '../../model/records.ts'
import { articleSlugs } from './lists.ts'

/** Words that name a danger, by the id of its record. */
const signs = {
  'gas-smell': /\bsmell(?:s|ing)? (?:natural )?gas\b|\bgas smell\b|\brotten eggs?\b/i,
  'carbon-monoxide':
    /\b(?:monoxide|CO) alarm sounds|\bif an alarm sounds|\b(?:anyone|someone) has a headache/i,
  'smoke-or-sparks': /\bsmoke, sparks|\bhot panel\b|\bpanel feels hot\b|\bhot plastic, fish/i,
  'flaring-lights': /\bflare\b/i,
  'wire-down': /\bwires? (?:is )?down\b|\bdowned wires?\b/i,
  'water-near-electricity': /\bwater (?:\[?stands )?near wiring\b/i,
  'frozen-pipe': /\bpipe (?:freezes|has frozen)\b/i,
  'heat-illness': /\bheat stroke\b|\bfainting\b/i,
}

test('every danger has words by which articles are searched for it', () => {
  expect(Object.keys(signs)).toEqual(dangers.map(({ id }) => id))
})

test.each(articleSlugs)('where %s names a danger, it shows its record or leads to it', (slug) => {
  const text = readFileSync(`content/articles/${slug}.mdx`, 'utf8')
  const shown = new Set(
    [...text.matchAll(/<Danger(?:Line)? name="([^"]+)"|\/emergency#([\w-]+)/g)].flatMap(
      ([, names = '', anchor = '']) => [...names.split(' '), anchor],
    ),
  )
  const named = Object.entries(signs).flatMap(([id, words]) => (words.test(text) ? id : []))
  expect(named.filter((id) => !shown.has(id))).toEqual([])
})

test('a danger whose steps name 911 has it in its line of calls too', () => {
  for (const { id, never, steps, callFirst, call } of dangers) {
    if (!/\b911\b/.test([never, ...steps].join(' '))) continue
    expect(callFirst?.startsWith('911 ') || call[0] === 'responders', id).toBe(true)
  }
})

test('advice on a danger to life rests on pages that were read', () => {
  for (const { id, sources } of dangers) {
    expect(sources.length, id).toBeGreaterThan(0)
    expect(sources.filter(({ checked }) => !checked)).toEqual([])
  }
})
