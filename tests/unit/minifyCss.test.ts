import { expect, test } from 'vitest'
import { minifyCss } from '../../renderer/css/minifyCss.ts'

const tokens = `
  :root { --c-spacing-4: 1rem; --c-spacing-1\\.5: 0.375rem; --c-colors-bg: #faf8f4; --c-colors-fg: #16242c }
  @media screen and (prefers-color-scheme: dark) { :root { --c-colors-bg: #071b24; --c-colors-fg: #e8eff2 } }`

test('a token that never changes is replaced by its value', () => {
  const css = minifyCss(
    `${tokens} p { margin: var(--c-spacing-4); padding: var(--c-spacing-1\\.5) }`,
  )
  expect(css).toBe('p{margin:1rem;padding:.375rem}')
})

test('a token that differs in the dark is read where it is defined, and the others are dropped', () => {
  const css = minifyCss(`${tokens} p { background: var(--c-colors-bg) }`)
  expect(css).toContain('background:var(--c-colors-bg)')
  expect(css.match(/--c-colors-bg:/g)).toHaveLength(2)
  expect(css).not.toContain('--c-colors-fg')
})

test('what looks like a token is left alone', () => {
  const css = minifyCss(`${tokens} .a--c-spacing-4:hover { color: var(--own, red); --own: blue }`)
  expect(css).toBe('.a--c-spacing-4:hover{color:var(--own,red);--own:blue}')
})
