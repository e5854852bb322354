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

test('a form is allowed its target, which script may send it to', () => {
  const policy = contentSecurityPolicy({ ...none, formAction: 'https://forms.example/f/1?a=b' })
  expect(policy).toContain("form-action 'self' https://forms.example;")
  expect(policy).toContain("connect-src 'self' https://forms.example;")
})

test('a form of this site may be sent to it, and nowhere else', () => {
  const policy = contentSecurityPolicy({ ...none, formAction: '#cooling-cost' })
  expect(policy).toContain("form-action 'self';")
  expect(policy).toContain("connect-src 'self';")
})
