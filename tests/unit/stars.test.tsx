import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from '../../components/ui/Stars.tsx'
import { Wrapper } from '../../pages/+Wrapper.tsx'

function render(element: React.ReactNode) {
  return parse(renderToStaticMarkup(<Wrapper>{element}</Wrapper>))
}

test.each([
  [5, '★★★★★', 0],
  [4.7, '★★★★★', 1],
  [4, '★★★★', 0],
])('a rating of %d shows the stars %s, the last one clipped at %d', (rating, stars, cut) => {
  const element = render(<Stars rating={rating} />).querySelector('[role=img]')
  expect(element?.textContent).toBe(stars)
  expect(element?.getAttribute('aria-label')).toBe(`Rated ${rating} out of 5`)
  expect(element?.querySelectorAll('span')).toHaveLength(cut)
})
