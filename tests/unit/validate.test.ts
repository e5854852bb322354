import { expect, test } from 'vitest'
import { businessSchema, couponSchema } from '../../content/model/schema.ts'
import {
  ContentError,
  type ContentMistake,
  defineRecords,
  requireKnown,
  requireReferences,
} from '../../content/model/validate.ts'

const coupon = {
  code: 'SAVE10',
  title: '$10 off',
  description: 'Ten dollars off.',
  terms: ['Once.'],
}

test('valid records are returned unchanged', () => {
  expect(defineRecords('content/coupons.ts', couponSchema, [coupon])).toEqual([coupon])
})

test.each<[object, string, string]>([
  [{ title: undefined }, '"title" is missing.', 'Add it'],
  [{ title: 'Ten' }, '"title" is too short: 3 characters, at least 5.', 'Add 2 or more.'],
  [{ code: 'save 10' }, '"code" can\'t be "save 10".', 'capital letters'],
  [{ terms: ['Once.', 'x'] }, '"terms.1" is too short: 1 character, at least 5.', 'Add 4'],
  [{ title: 12345 }, '"title" must be text, not 12345.', 'Change'],
  [{ titel: 'Ten' }, 'There is no field "titel".', 'Did you mean "title"?'],
])('a record with %o is refused: the message names record and field', (wrong, reason, note) => {
  const [mistake, ...others] = mistakesIn([{ ...coupon, ...wrong }])
  expect(others).toEqual([])
  expect(mistake?.file).toBe('content/coupons.ts')
  expect(mistake?.reason).toMatch(/^Record "(SAVE10|save 10)": /)
  expect(mistake?.reason).toContain(reason)
  expect(mistake?.note).toContain(note)
})

test('all mistakes in a file are reported at once', () => {
  const mistakes = mistakesIn([
    { ...coupon, code: 'x' },
    { ...coupon, title: '' },
  ])
  expect(mistakes.map(({ path }) => path.join())).toEqual(['0,code', '1,title'])
})

test('two records with the same key are refused', () => {
  expect(mistakesIn([coupon, coupon])).toMatchObject([
    { path: [1], reason: 'Record "SAVE10": Another record has the same name.' },
  ])
})

test('there may be any number of areas, each with its own slug', () => {
  const resultOf = (...slugs: string[]) =>
    businessSchema.shape.areas.safeParse(slugs.map((slug) => ({ slug, name: slug })))
  expect(resultOf('dc', 'howard', 'montgomery', 'arlington', 'fairfax').success).toBe(true)
  expect(resultOf('dc', 'dc').error?.issues[0]?.message).toBe('Two areas have the same slug.')
})

test('a reference to an unknown key is reported with the known keys', () => {
  const check = () =>
    requireReferences('a.ts', [{ slug: 'own', near: ['b', 'cx'] }], 'near', ['cy', 'b'])
  expect(mistakesOf(check)).toEqual([
    {
      file: 'a.ts',
      record: 'own',
      path: [0, 'near', 'cx'],
      reason: 'Record "own": "near" names "cx", which doesn\'t exist.',
      note: 'Did you mean "cy"? Write one of: cy, b.',
    },
  ])
  expect(() => requireReferences('a.ts', [{ near: ['b'] }], 'near', ['b'])).not.toThrow()
  expect(() => requireKnown('a.ts', 'featured', ['b', 'xyz'], ['b'])).toThrow(
    'a.ts: "featured" names "xyz", which doesn\'t exist. Write one of: b.',
  )
})

function mistakesIn(records: object[]): ContentMistake[] {
  // Wrong on purpose: TypeScript would not let them pass.
  return mistakesOf(() =>
    defineRecords('content/coupons.ts', couponSchema, records as (typeof coupon)[]),
  )
}

function mistakesOf(define: () => unknown): ContentMistake[] {
  try {
    define()
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes
    throw error
  }
  return []
}
