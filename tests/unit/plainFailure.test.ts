import { expect, test } from 'vitest'
import { plainFailure } from '../../renderer/plainFailure'

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ['[UNHANDLEABLE_ERROR] … No space left on device (os error 28)', 'The disk is full'],
  ["EACCES: permission denied, open 'dist/client/index.html'", 'cannot be written'],
  ['Read-only file system (os error 30)', 'cannot be written'],
])('%s', (message, means) => {
  expect(plainFailure(message)).toContain(means)
})

test('any other error is left to speak for itself', () => {
  expect(plainFailure('content/articles/x.mdx:3:1')).toBeUndefined()
})
