import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../renderer/head/contentSecurityPolicy.ts'

test.each([
  ['no form', undefined, "form-action 'none'", "connect-src 'self';"],
  [
    'a form of another site',
    'https://forms.example/f/1?a=b',
    "form-action 'self' https://forms.example;",
    "connect-src 'self' https://forms.example;",
  ],
  ['a form of this site', '#cooling-cost', "form-action 'self';", "connect-src 'self';"],
])('a page with %s may send data to it and nowhere else', (_, formAction, form, connection) => {
  const policy = contentSecurityPolicy({ styles: ['p{}'], scripts: ['1'], formAction })
  expect(policy).toContain(form)
  expect(policy).toContain(connection)
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  // The hash of nothing is what Emotion's empty `<style>` needs.
  expect(policy).toMatch(/style-src 'sha256-47DEQpj8HBSa[^']+' 'sha256-[^']+'(;|$)/)
})
