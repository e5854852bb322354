import { expect, test } from 'vitest'
import { inlineCustomProperties } from '../../renderer/css/inlineCustomProperties.ts'

test.each([
  ['its value is written', ':root{--a:1px}p{margin:var(--a)}', 'p{margin:1px}'],
  ['also through another', ':root{--a:var(--b);--b:1px}p{margin:var(--a)}', 'p{margin:1px}'],
  ['dark overrides it', `:root{--a:red}@media x{:root{--a:blue}}p{color:var(--a)}`, 'var(--a)'],
  ['it is dark only', `@media x{:root{--a:blue}}p{color:var(--a)}`, 'p{color:var(--a)}'],
  ['an element defines it', `b{--a:red}p{color:var(--a)}`, 'p{color:var(--a)}'],
  ['nobody defines it', `p{color:var(--a,red)}`, 'p{color:var(--a,red)}'],
])('where %s', (_, css, expected) => {
  expect(inlineCustomProperties(css)).toContain(expected)
})
