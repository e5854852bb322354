import { expect, test } from 'vitest'
import { findUnusedCustomProperties, minifyPageCss } from '../../renderer/css/minifyPageCss.ts'

const css = `
  :root { --used: red; --through: var(--deep); --deep: 1px; --unused: var(--only-there); --only-there: 2px }
  @media (prefers-color-scheme: dark) { :root { --used: blue; --unused: 0 } }
  p { color: var(--used); margin: var(--through, 3px) }`

test('a property that nothing reads, even through another, is found', () => {
  expect(findUnusedCustomProperties(css).toSorted()).toEqual(['--only-there', '--unused'])
})

test('minified CSS keeps what is read and drops the rest', () => {
  const minified = minifyPageCss(css)
  expect(minified).not.toMatch(/unused|only-there|\n/)
  expect(minified).toContain('--through:1px')
  expect(minified).toContain('color:var(--used)')
})
