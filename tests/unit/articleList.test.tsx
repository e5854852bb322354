import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleList } from '../../components/ui/ArticleList.tsx'
import { Stars } from '../../components/ui/Stars.tsx'
import { articlesOfService } from '../../content/model/article.ts'
import { Wrapper } from '../../renderer/+Wrapper.tsx'

const articles = Array.from({ length: 60 }, (_, i) => ({
  slug: `article-${i}`,
  heading: `Article ${i}`,
  description: 'About heating.',
  published: '2025-10-01',
  services: ['ac-repair'],
  readingMinutes: 5,
}))

function render(element: React.ReactNode) {
  return parse(renderToStaticMarkup(<Wrapper>{element}</Wrapper>))
}

test('a service has cards for a dozen of its 60 articles, and a list of the others', () => {
  const page = render(<ArticleList articles={articlesOfService('ac-repair', articles)} level={3} />)
  expect(page.querySelectorAll('a')).toHaveLength(60)
  expect(page.querySelectorAll('h3')).toHaveLength(12)
})

test.each([
  [5, '★★★★★', 0],
  [4.7, '★★★★★', 1],
  [4, '★★★★', 0],
])('a rating of %d has the stars %s, of which %d is cut', (rating, stars, cut) => {
  const element = render(<Stars rating={rating} />).querySelector('[role=img]')
  expect(element?.textContent).toBe(stars)
  expect(element?.getAttribute('aria-label')).toBe(`Rated ${rating} out of 5`)
  expect(element?.querySelectorAll('span')).toHaveLength(cut)
})
