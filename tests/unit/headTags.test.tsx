import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { errorPage } from '../../content/model/errorPage.ts'
import { fullTitle, type PageFacts } from '../../content/model/pageFacts.ts'
import { servicePage } from '../../content/model/sitePages.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { services } from '../../content/services.ts'
import { PageHead } from '../../renderer/head/PageHead.tsx'
import { sitePage } from './sitePage.ts'

const articlePath = '/blog/how-often-replace-furnace-filter'

const [service] = services
if (!service) throw new Error('There is no content to test with.')

describe('PageHead', () => {
  test('ends the canonical of the home page alone with a slash', () => {
    expect(canonicalOf(headTags(sitePage('/'), false))).toBe(absoluteUrl('/'))
    expect(canonicalOf(headTags(sitePage('/about'), false))).toBe(absoluteUrl('/about'))
  })

  test('keeps a placeholder out of search results, until it has its text', () => {
    const robotsOf = (hasBody: boolean) =>
      contentOf(headTags(servicePage(service, hasBody), false), 'robots')
    expect(robotsOf(false)).toBe('noindex, follow')
    expect(robotsOf(true)).toBe('max-image-preview:large')
  })

  test('keeps a preview out of search results, page by page', () => {
    expect(contentOf(headTags(sitePage('/'), false), 'robots')).toBe('max-image-preview:large')
    expect(contentOf(headTags(sitePage('/'), true), 'robots')).toBe('noindex, follow')
  })

  test('dates an article', () => {
    const tags = headTags(sitePage(articlePath), false)
    expect(contentOf(tags, 'og:type')).toBe('article')
    expect(contentOf(tags, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT12:00:00Z$/)
  })

  test('gives the error page no address', () => {
    const tags = headTags(errorPage, false)
    expect(canonicalOf(tags)).toBeUndefined()
    expect(contentOf(tags, 'og:url')).toBeUndefined()
    expect(contentOf(tags, 'robots')).toBe('noindex, follow')
  })
})

describe('fullTitle', () => {
  test('ends with the name of the business', () => {
    expect(fullTitle('Coupons')).toBe(`Coupons | ${business.name}`)
  })
})

function headTags(page: PageFacts, noindex: boolean) {
  return parse(renderToStaticMarkup(<PageHead page={page} noindex={noindex} />))
}

function contentOf(head: ReturnType<typeof headTags>, name: string): string | undefined {
  return head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.attributes.content
}

function canonicalOf(head: ReturnType<typeof headTags>): string | undefined {
  return head.querySelector('link[rel=canonical]')?.attributes.href
}
