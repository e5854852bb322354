import { describe, expect, test } from 'vitest'
import { checkLaunch } from '../../renderer/cli/launchCheck.ts'

const sample = { name: 'Denise M.', sample: true }
const real = { name: 'Ann B.' }
const facts = {
  url: 'https://www.potomachomecomfort.com',
  noindex: false,
  testimonials: [sample, real],
}

describe('a build for customers', () => {
  test('stops at a sample testimonial, and names it', () => {
    expect(() => checkLaunch(facts)).toThrow('still has samples (Denise M.).')
  })

  test('goes through without samples', () => {
    expect(() => checkLaunch({ ...facts, testimonials: [real] })).not.toThrow()
  })
})

describe('a trial may have samples:', () => {
  test.each([
    'https://www.example.com',
    'https://example.com',
    'https://preview.example.com',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://site.test',
  ])('%s', (url) => {
    expect(() => checkLaunch({ ...facts, url })).not.toThrow()
  })

  test('a preview that stays out of search results', () => {
    expect(() => checkLaunch({ ...facts, noindex: true })).not.toThrow()
  })
})

test.each(['https://myexample.com', 'https://example.com.au', 'https://contest.com'])(
  '%s is a real site',
  (url) => {
    expect(() => checkLaunch({ ...facts, url })).toThrow()
  },
)
