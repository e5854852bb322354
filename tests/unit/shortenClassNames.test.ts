import { expect, test } from 'vitest'
import { shortenClassNames } from '../../renderer/css/shortenClassNames.ts'

test('hashed classes are named by their number in the CSS, nothing else is', () => {
  const html = '<p class="c-1abc dc c-9xyz">c-1abc</p><i class="c-9xyz" id="c-9xyz"></i>'
  const css = '.c-9xyz{color:var(--c-fg)}.c-1abc>.dc,.c-1abc .c-9xyz{margin:0}'
  expect(shortenClassNames(html, css)).toEqual({
    html: '<p class="_1 dc _0">c-1abc</p><i class="_0" id="c-9xyz"></i>',
    css: '._0{color:var(--c-fg)}._1>.dc,._1 ._0{margin:0}',
  })
})

test('a class without a rule keeps its name', () => {
  expect(shortenClassNames('<p class="c-1abc"></p>', '').html).toBe('<p class="c-1abc"></p>')
})
