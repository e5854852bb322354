import { chakra } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Wrapper } from '../../renderer/+Wrapper.tsx'
import { pageCss } from '../../renderer/css/pageCss.ts'

function render(element: React.ReactNode): string {
  return renderToStaticMarkup(<Wrapper>{element}</Wrapper>)
}

test('a page gets the rules of its own elements, by short names', () => {
  render(<chakra.p textIndent="7rem" />)
  const html = render(
    <>
      <chakra.p textIndent="3rem" _hover={{ textIndent: '4rem' }} />
      <chakra.b textIndent="5rem" />
      <chakra.p textIndent="3rem" _hover={{ textIndent: '4rem' }} />
    </>,
  )
  const page = pageCss(html, '@page{margin:1cm}')
  expect(page.html).toBe('<p class="_0"></p><b class="_1"></b><p class="_0"></p>')
  expect(page.css).toContain('._0{text-indent:3rem}')
  expect(page.css).toMatch(/\._0:is\(:hover[^{]*\{text-indent:4rem\}/)
  expect(page.css).toContain('._1{text-indent:5rem}')
  expect(page.css).toContain('margin:1cm')
  expect(page.css).not.toContain('7rem')
})

test('only classes are renamed, and only those of Emotion', () => {
  const html = '<p class="constructor c-constructor warm" id="c-1">class c-1</p>'
  expect(pageCss(html).html).toBe(html)
})
