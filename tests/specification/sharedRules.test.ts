import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { contentPages, getText } from '../support/builtSite.ts'

const pages = contentPages.map(({ path, document }) => {
  // Cells of a table have no text between them.
  const main = document.querySelector('main')?.innerHTML.replaceAll('><', '> <') ?? ''
  return { path, text: getText(parse(main)) }
})

/** A rule, the words around its number, and the one number that every page gives, or its spellings. */
test.each<[string, RegExp, string]>([
  [
    'clear space',
    /(\S+ \w+) (?:clear (?:on|all around,)|of (?:open|clear) space)/,
    '2 feet|two feet',
  ],
  ['life of a filter', /filters?\b[^.]{0,60}?(\d+–\d+ days)/, '30–90 days'],
  ['filters for homes', /MERV (\d+–\d+)/, '8–13'],
  ['humidity', /humidity[^.]{0,90}?(\d+–\d+%)/i, '30–50%'],
  [
    'summer',
    /(?:set|start at|starting at) (\d+°F)(?: in summer|, and| for the hours when you)/i,
    '78°F',
  ],
  ['winter', /(?:and|set|start at) (\d+°F) (?:in winter|while|for the hours when people)/i, '68°F'],
  ['winter, people up', /set (\d+°F) when people are up/i, '68°F'],
  ['setback, furnace', /(?:down|back|setback of) (\d+–\d+°F)/, '7–10°F'],
  ['setback, heat pump', /setbacks? (?:of )?(\w+ or \w+ degrees)/, 'two or three degrees'],
  ['warm pipes', /(\d+°F)(?: or higher| wherever)/, '55°F'],
  ['cooling test', /day above (\d+°F)/, '60°F'],
  ['drop in temperature', /(?:usual|drop of) (\d+–\d+)/, '15–20'],
  ['warm oil', /(\d+ hours) (?:early|before the test)/, '24 hours'],
  ['pause after an outage', /(?:give the system|off for|Wait) (\w+ minutes)/, 'five minutes'],
  ['cold boiler', /(\d+–\d+) psi/, '12–15'],
  ['smoke alarm', /smoke alarm[^.]{0,40}?(\d+ years)/i, '10 years'],
  ['radon', /([\d.]+) pCi\/L or more/, '4'],
  ['generator', /outdoors[^.]{0,9} at least (\d+ feet)/, '20 feet'],
  ['space heater', /(\d+ feet) (?:from anything that burns|clear all around it)/, '3 feet'],
  ['lead paint', /disturbs more than (\d+ square feet)/, '6 square feet'],
  ['split AC', /(?:at least|must reach) (\d+\.\d) SEER2/, '14.3'],
  ['gas furnace', /AFUE (\d+%)/, '95%'],
  ['repair price', /(\d+% or more) of a new/, '50% or more'],
  ['age of an AC', /(?:age of|air conditioner (?:of|at)) (\d+–\d+ years)/, '10–12 years'],
  ['tune-ups', /(\w+) tune-ups a year/, 'two|Two'],
])('every page gives the same number: %s', (_, pattern, value) => {
  const found = pages.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([words, number]) => ({
      isSame: value.split('|').includes(number ?? ''),
      place: `${path}: "${words}"`,
    })),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ isSame }) => !isSame).map(({ place }) => place)).toEqual([])
})
