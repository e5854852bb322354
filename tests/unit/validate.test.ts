import { describe, expect, test } from 'vitest'
import { articleSchema, couponSchema } from '../../content/model/schema.ts'
import { defineRecord, defineRecords, requireReferences } from '../../content/model/validate.ts'

const coupon = {
  code: 'SAVE10',
  title: '$10 off',
  description: 'Ten dollars off.',
  terms: ['Once.'],
}

const frontmatter = {
  title: 'A title that is long enough',
  description: 'A description that is long enough for a list of search results.',
  heading: 'A heading of its own',
  intro: 'An intro that answers the question at once, in two or three sentences of plain text.',
  published: '2025-10-27',
  listed: false,
  services: ['ac-repair'],
  cta: { heading: 'Closing', text: 'Ask us to look at it.', label: 'Book now', href: '/contact' },
}

test('right records come through as they are', () => {
  expect(defineRecords('content/coupons.ts', couponSchema, [coupon])).toEqual([coupon])
  expect(defineRecord('a.mdx', articleSchema, frontmatter)).toEqual(frontmatter)
})

describe('a wrong record names file, record, field and what was expected', () => {
  test.each([
    [
      'a field missing',
      { ...coupon, title: undefined },
      'field "title": invalid input: expected string',
    ],
    [
      'a field too short',
      { ...coupon, title: 'Ten' },
      'field "title": too small: expected string to have >=5',
    ],
    ['a wrong form', { ...coupon, code: 'save 10' }, 'field "code": expected capital letters'],
    ['a field within', { ...coupon, terms: ['Once.', 'x'] }, 'field "terms.1": too small'],
    ['an unknown field', { ...coupon, colour: 'red' }, 'unrecognized key: "colour"'],
  ])('%s', (_, record, problem) => {
    // The records are wrong on purpose, as a writer's may be.
    const define = () =>
      defineRecords('content/coupons.ts', couponSchema, [record as typeof coupon])
    expect(define).toThrow('content/coupons.ts has a mistake.')
    expect(define).toThrow(/record 1/)
    expect(define).toThrow(problem)
  })
})

test('all faults of a file are told at once', () => {
  const define = () =>
    defineRecords('content/coupons.ts', couponSchema, [
      { ...coupon, code: 'x' },
      { ...coupon, title: '' },
    ])
  expect(define).toThrow(/record 1 \(x\), field "code".*record 2 \(SAVE10\), field "title"/s)
})

test('two records of one key are refused', () => {
  const define = () => defineRecords('content/coupons.ts', couponSchema, [coupon, coupon])
  expect(define).toThrow('record 2 (SAVE10): "SAVE10" is taken by record 1')
})

describe('frontmatter of an article', () => {
  test.each([
    ['no frontmatter', undefined, 'expected object'],
    ['a title too long', { ...frontmatter, title: 'x'.repeat(61) }, 'field "title"'],
    ['a description too short', { ...frontmatter, description: 'Short.' }, 'field "description"'],
    [
      'a day that is none',
      { ...frontmatter, published: '2025-02-30' },
      'expected a day as YYYY-MM-DD',
    ],
    ['no service', { ...frontmatter, services: [] }, 'field "services"'],
    [
      'a wrong target',
      { ...frontmatter, cta: { ...frontmatter.cta, href: 'www' } },
      'field "cta.href"',
    ],
    [
      'listed as a word',
      { ...frontmatter, listed: 'yes' },
      'field "listed": invalid input: expected boolean',
    ],
  ])('%s', (_, record, problem) => {
    expect(() => defineRecord('content/articles/a.mdx', articleSchema, record)).toThrow(problem)
  })
})

test('a reference to nothing names the unknown key and the known ones', () => {
  const check = () =>
    requireReferences('a.ts', [{ slug: 'own', near: ['b', 'x'] }], 'near', ['a', 'b'])
  expect(check).toThrow('record (own), field "near": "x" does not exist; expected one of: a, b')
  expect(() => requireReferences('a.ts', [{ near: ['b'] }], 'near', ['b'])).not.toThrow()
})
