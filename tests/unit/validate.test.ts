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

// The messages of all kinds of mistakes: brokenArticles.txt.
test('all mistakes in a file are reported at once, with their record and field', () => {
  const mistakes = mistakesIn([
    { ...coupon, code: 'save 10' },
    { ...coupon, terms: ['Once.', 'x'] },
  ])
  expect(mistakes).toMatchObject([
    {
      file: 'content/coupons.ts',
      path: [0, 'code'],
      reason: 'Record "save 10": "code" can\'t be "save 10".',
      note: expect.stringContaining('capital letters'),
    },
    {
      path: [1, 'terms', 1],
      reason: 'Record "SAVE10": "terms.1" is too short: 1 character, at least 5.',
      note: 'Add 4 or more.',
    },
  ])
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
