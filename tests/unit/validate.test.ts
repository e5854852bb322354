import { expect, test } from 'vitest'
import { businessSchema, couponSchema } from '../../content/model/schema.ts'
import { defineRecords } from '../../content/model/validate.ts'

const coupon = {
  code: 'SAVE10',
  title: '$10 off',
  description: 'Ten dollars off.',
  terms: ['Once.'],
}
const couponsOf = (...coupons: (typeof coupon)[]) =>
  defineRecords('content/a.ts', couponSchema, coupons)

// The messages of all kinds of mistakes: brokenArticles.txt. Their lines: checkRecords.test.ts.
test('all mistakes in a file are reported at once, with their record and field', () => {
  const wrong = [
    { ...coupon, code: 'save 10' },
    { ...coupon, terms: ['Once.', 'x'] },
  ]
  const first = /^content\/a\.ts: Record "save 10": "code" can't be "save 10"\. .*capital letters/
  const second =
    'content/a.ts: Record "SAVE10": "terms.1" is too short: 1 character, at least 5. Add 4'
  expect(() => couponsOf(...wrong)).toThrow(first)
  expect(() => couponsOf(...wrong)).toThrow(second)
})

test('two records with the same key are refused', () => {
  expect(() => couponsOf(coupon, coupon)).toThrow('"SAVE10": Another record has the same name.')
})

test('there may be any number of areas, each with its own slug', () => {
  const resultOf = (...slugs: string[]) =>
    businessSchema.shape.areas.safeParse(slugs.map((slug) => ({ slug, name: slug })))
  expect(resultOf('dc', 'howard', 'montgomery', 'arlington', 'fairfax').success).toBe(true)
  expect(resultOf('dc', 'dc').error?.issues[0]?.message).toBe('Two areas have the same slug.')
})
