import { describe, expect, test } from 'vitest'
import { articleSchema, businessSchema, couponSchema } from '../../content/model/schema.ts'
import {
  ContentError,
  type ContentMistake,
  defineRecord,
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

describe('a mistake in a record names the record and the field, and says what to write:', () => {
  test.each<[string, object, string, string]>([
    ['a field missing', { ...coupon, title: undefined }, '"title" is missing.', 'Add it'],
    [
      'a text too short',
      { ...coupon, title: 'Ten' },
      '"title" is too short: 3 characters, at least 5.',
      'Add 2 or more.',
    ],
    [
      'a text too long',
      { ...coupon, title: 'Ten'.repeat(25) },
      '"title" is too long: 75 characters, at most 60.',
      'Cut 15 or more.',
    ],
    [
      'a wrong form',
      { ...coupon, code: 'save 10' },
      '"code" can\'t be "save 10".',
      'capital letters',
    ],
    [
      'an entry of a list',
      { ...coupon, terms: ['Once.', 'x'] },
      '"terms.1" is too short: 1 character, at least 5.',
      'Add 4',
    ],
    [
      'an American day',
      { ...coupon, validThrough: '11/22/2026' },
      '"validThrough" can\'t be "11/22/2026".',
      'Write 2026-11-22.',
    ],
    ['a wrong type', { ...coupon, title: 12345 }, '"title" must be text, not 12345.', 'Change'],
    [
      'an unknown field',
      { ...coupon, titel: 'Ten' },
      'There is no field "titel".',
      'Did you mean "title"?',
    ],
  ])('%s', (_, record, reason, note) => {
    const [mistake, ...others] = mistakesOf(() =>
      // Wrong on purpose: TypeScript would not let it pass.
      defineRecords('content/coupons.ts', couponSchema, [record as typeof coupon]),
    )
    expect(others).toEqual([])
    expect(mistake?.file).toBe('content/coupons.ts')
    expect(mistake?.reason).toMatch(/^Record "(SAVE10|save 10)": /)
    expect(mistake?.reason).toContain(reason)
    expect(mistake?.note).toContain(note)
  })
})

test('all mistakes in a file are reported at once', () => {
  const mistakes = mistakesOf(() =>
    defineRecords('content/coupons.ts', couponSchema, [
      { ...coupon, code: 'x' },
      { ...coupon, title: '' },
    ]),
  )
  expect(mistakes.map(({ path }) => path)).toEqual([
    [0, 'code'],
    [1, 'title'],
  ])
})

test('two records of one name are refused', () => {
  const [mistake] = mistakesOf(() =>
    defineRecords('content/coupons.ts', couponSchema, [coupon, coupon]),
  )
  expect(mistake).toMatchObject({
    path: [1],
    reason: 'Record "SAVE10": Another record has the same name.',
  })
})

test('areas are a list: a fifth is welcome, the same twice is not', () => {
  const { areas } = businessSchema.shape
  const slugs = (...names: string[]) => names.map((name) => ({ slug: name, name }))
  expect(areas.safeParse(slugs('dc', 'howard', 'montgomery', 'arlington', 'fairfax')).success).toBe(
    true,
  )
  expect(areas.safeParse(slugs('dc', 'dc')).error?.issues[0]?.message).toBe(
    'Two areas have the same slug.',
  )
})

test('a reference to nothing names the unknown key and the known ones', () => {
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

function mistakesOf(define: () => unknown): ContentMistake[] {
  try {
    define()
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes
    throw error
  }
  return []
}
