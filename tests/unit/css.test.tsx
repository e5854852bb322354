import { chakra } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fontFaceCss } from '../../components/theme/fonts/fontFaceCss.ts'
import { minifyCss } from '../../components/theme/minifyCss.ts'
import { Wrapper } from '../../pages/+Wrapper.tsx'
import { pageCss as collectCss } from '../../renderer/html/pageCss.ts'

const pageCss = (html: string) => collectCss(html, fontFaceCss, minifyCss)

const tokens = `
  :root { --c-spacing-4: 1rem; --c-spacing-1\\.5: 0.375rem; --c-colors-bg: #faf8f4; --c-colors-fg: #16242c }
  @media screen and (prefers-color-scheme: dark) { :root { --c-colors-bg: #071b24; --c-colors-fg: #e8eff2 } }`

test('includes only the rules that a page uses, with short class names', () => {
  render(<chakra.p textIndent="7rem" />)
  const html = render(
    <>
      <chakra.p textIndent="3rem" _hover={{ textIndent: '4rem' }} />
      <chakra.b textIndent="5rem" />
      <chakra.p textIndent="3rem" _hover={{ textIndent: '4rem' }} />
    </>,
  )
  const page = pageCss(html)
  expect(page.html).toBe('<p class="a"></p><b class="b"></b><p class="a"></p>')
  expect(page.css).toContain('.a{text-indent:3rem}')
  expect(page.css).toContain('.a:hover{text-indent:4rem}')
  expect(page.css).toContain('.b{text-indent:5rem}')
  expect(page.css).toContain('@font-face{')
  expect(page.css).not.toContain('7rem')
  const others = '<p class="constructor c-constructor warm" id="c-1">class c-1</p>'
  expect(pageCss(others).html).toBe(others)
})

test('names no class `ad`, which ad blockers hide', () => {
  const html = render(
    [...Array(800).keys()].map((size) => <chakra.i key={size} textIndent={`${size}px`} />),
  )
  const classes = [...pageCss(html).html.matchAll(/class="(\w+)"/g)].map(([, name]) => name)
  expect(new Set(classes).size).toBe(800)
  expect(classes).not.toContain('ad')
})

test('includes only the rules for parts that a drawing has', () => {
  const Drawing = chakra('svg', {
    base: { '& .wall': { fill: 'red' }, '& .roof': { fill: 'blue' } },
  })
  const { css } = pageCss(
    render(
      <Drawing>
        <path className="roof" />
      </Drawing>,
    ),
  )
  expect(css).toContain('.a .roof{fill:#00f}')
  expect(css).not.toContain('wall')
})

test('keeps only tokens with a dark value, shortens their names, and drops unused ones', () => {
  const css = minifyCss([
    `${tokens} p {
    background: var(--c-colors-bg); margin: var(--c-spacing-4); padding: var(--c-spacing-1\\.5)
  }`,
  ])
  const [, bg] = css.match(/p{background:var\((--\w{1,2})\);margin:1rem;padding:.375rem}/) ?? []
  expect(bg).toBeDefined()
  expect(css.split(`${bg}:`)).toHaveLength(3)
  expect(css).not.toContain('#16242c')
  expect(css).not.toContain('--c-')
})

test('gives tokens with the same values one name', () => {
  const css = minifyCss([
    `${tokens} p {
    color: var(--c-colors-fg-accent); outline-color: var(--c-colors-focus)
  }`,
  ])
  const [, color, outline] = css.match(/p{color:var\((--\w+)\);outline-color:var\((--\w+)\)}/) ?? []
  expect(color).toBeDefined()
  expect(outline).toBe(color)
})

test('merges media queries that are the same, from the smallest width to the largest', () => {
  const css = minifyCss([
    `
    @media print { .a { top: 0 } }
    @media (min-width: 64rem) { .a { top: 1px } }
    @media (min-width: 30rem) { .a { top: 2px } }
    .b { top: 3px }
    @media (min-width: 30rem) { .b { top: 4px } }
  `,
  ])
  expect(css).toBe(
    '.b{top:3px}@media (min-width:30rem){.a{top:2px}.b{top:4px}}' +
      '@media (min-width:64rem){.a{top:1px}}@media print{.a{top:0}}',
  )
})

test('merges media queries within another, after its other rules', () => {
  const css = minifyCss([
    '@media screen { .a { top: 0 } @media (min-width: 30rem) { .a { top: 1px } } }',
    '@media screen { .b { top: 2px } @media (min-width: 30rem) { .b { top: 3px } } }',
  ])
  expect(css).toBe(
    '@media screen{.a{top:0}.b{top:2px}@media (min-width:30rem){.a{top:1px}.b{top:3px}}}',
  )
})

test('leaves text that looks like a token unchanged', () => {
  const css = minifyCss([`${tokens} .a--c-spacing-4:hover { color: var(--own, red); --own: blue }`])
  expect(css).toBe('.a--c-spacing-4:hover{color:var(--own,red);--own:blue}')
})

function render(element: React.ReactNode): string {
  return renderToStaticMarkup(<Wrapper>{element}</Wrapper>)
}
