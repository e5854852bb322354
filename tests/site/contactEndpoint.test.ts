import { expect, test } from 'vitest'
import { ProjectCopy } from './projectCopy.ts'

test('a wrong endpoint stops the build', () => {
  const copy = new ProjectCopy()
  try {
    expect(() => copy.build('', { PUBLIC_ENV__CONTACT_ENDPOINT: 'forms.example' })).toThrow(
      'PUBLIC_ENV__CONTACT_ENDPOINT is "forms.example"',
    )
  } finally {
    copy.remove()
  }
}, 60_000)
