import { expect, test } from 'vitest'
import { fontCharacters, translationCharacters } from '../../renderer/content/characters.ts'
import { builtPages } from '../support/builtSite.ts'

/** Signs that text fonts don't have, and characters without a glyph. */
const ofTheSystem = '★☐\n'

test.each(builtPages)('$path uses only characters in the fonts', ({ path, document }) => {
  const isOwn = !/^\/es(\/|$)/.test(path)
  const known = new Set((isOwn ? fontCharacters : translationCharacters) + ofTheSystem)
  const unknown = [...new Set(document.querySelector('#root')?.textContent)].filter(
    (character) => !known.has(character),
  )
  // To fix a failure, add them to renderer/content/characters.ts: `npm run fonts`.
  expect(unknown).toEqual([])
})
