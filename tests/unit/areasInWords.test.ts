import { expect, test } from 'vitest'
import { areasInWords } from '../../content/model/areasInWords.ts'

test.each([
  [
    ['Washington DC', 'Howard County', "Prince George's County"],
    ['Washington DC', "Howard and Prince George's counties"],
  ],
  [
    ['Alexandria', 'Howard County'],
    ['Alexandria', 'Howard County'],
  ],
  [['Washington DC'], ['Washington DC']],
])('%j are the words %j', (names, words) => {
  expect(areasInWords(names.map((name) => ({ name })))).toEqual(words)
})
