import { expect, test } from 'vitest'
import { plainFailure } from '../../renderer/plainFailure.ts'

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ['[UNHANDLEABLE_ERROR] … No space left on device (os error 28)', 'The disk is full'],
  ["EACCES: permission denied, open 'dist/client/index.html'", 'not yours to read or write'],
  ['Read-only file system (os error 30)', 'not yours to read or write'],
])('%s', (message, means) => {
  expect(plainFailure(message)).toContain(means)
})

test('the line that tells it is kept', () => {
  const words = 'Error: it failed\n  EACCES: permission denied, open content/faq.ts\n    at open'
  expect(plainFailure(words)).toMatch(/\nEACCES: permission denied, open content\/faq.ts$/)
})

test('any other error is left to speak for itself', () => {
  expect(plainFailure('content/articles/x.mdx:3:1')).toBeUndefined()
})
