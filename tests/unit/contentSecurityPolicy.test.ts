import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../renderer/head/contentSecurityPolicy.ts'

const none = { styles: [], scripts: [], formAction: undefined }

test('a page may run, style and send what it brings and nothing else', () => {
  const policy = contentSecurityPolicy({ ...none, scripts: ['1'], styles: ['p{}'] })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  // The hash of nothing is what Emotion's empty `<style>` needs.
  expect(policy).toMatch(/style-src 'sha256-47DEQpj8HBSa[^']+' 'sha256-[^']+'(;|$)/)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("form-action 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['https://forms.example/f/1?a=b', "form-action 'self' https://forms.example;", true],
  ['mailto:service@example.com', "form-action 'self' mailto:;", false],
])('a form to %s is allowed its target', (formAction, directive, isFetched) => {
  const policy = contentSecurityPolicy({ ...none, formAction })
  expect(policy).toContain(directive)
  expect(policy.includes("connect-src 'self' https://forms.example;")).toBe(isFetched)
})
