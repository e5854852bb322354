import { describe, expect, test } from 'vitest'
import { launchProblems } from '../../renderer/launchCheck.ts'

const sample = { name: 'Denise M.', sample: true }
const real = { name: 'Ann B.' }
const facts = {
  url: 'https://www.potomachomecomfort.com',
  noindex: false,
  testimonials: [sample, real],
  licenses: ['Maryland HVACR 01-12345'],
}

describe('a build for customers', () => {
  test('stops at a sample testimonial, and names it', () => {
    const { error, warning } = launchProblems(facts)
    expect(error).toContain('still has samples (Denise M.).')
    expect(warning).toBeUndefined()
  })

  test('warns while there is no license number', () => {
    const { error, warning } = launchProblems({ ...facts, testimonials: [real], licenses: [] })
    expect(error).toBeUndefined()
    expect(warning).toContain('no license number')
  })

  test('goes through with both in order', () => {
    expect(launchProblems({ ...facts, testimonials: [real] })).toEqual({})
  })
})

describe('a trial may have samples and no license:', () => {
  test.each([
    'https://www.example.com',
    'https://example.com',
    'https://preview.example.com',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://site.test',
  ])('%s', (url) => {
    expect(launchProblems({ ...facts, url, licenses: [] })).toEqual({})
  })

  test('a preview that stays out of search results', () => {
    expect(launchProblems({ ...facts, noindex: true })).toEqual({})
  })
})

test.each(['https://myexample.com', 'https://example.com.au', 'https://contest.com'])(
  '%s is a real site',
  (url) => {
    expect(launchProblems({ ...facts, url }).error).toBeDefined()
  },
)
