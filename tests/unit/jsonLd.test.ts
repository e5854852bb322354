import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import { cityPage, servicePage } from '../../content/model/sitePages.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { services } from '../../content/services.ts'
import { pageGraph } from '../../renderer/head/json-ld/pageGraph.ts'
import { JsonLd } from '../../renderer/head/PageHead.tsx'

const [service] = services
const [city] = cities
if (!service || !city) throw new Error('There is no content to test with.')

describe('pageGraph', () => {
  test('gives a placeholder its breadcrumb alone', () => {
    expect(typesOf(servicePage(service, false))).toEqual(['BreadcrumbList'])
    expect(typesOf(cityPage(city, false))).toEqual(['BreadcrumbList'])
  })

  test('describes a service that has a text', () => {
    expect(pageGraph(servicePage(service, true))?.['@graph'][0]).toMatchObject({
      '@type': 'Service',
      '@id': absoluteUrl(`/services/${service.slug}#service`),
      serviceType: service.name,
      provider: { '@id': absoluteUrl('/#business') },
      areaServed: expect.arrayContaining(
        business.areas.map(({ name }) => expect.objectContaining({ name })),
      ),
    })
  })

  test('describes the service in a city that has a text', () => {
    expect(pageGraph(cityPage(city, true))?.['@graph'][0]).toMatchObject({
      '@type': 'Service',
      areaServed: { name: city.label },
    })
  })
})

test('no text of the content can end the script', () => {
  const page = { ...servicePage(service, true), trail: [{ name: '</script><b>', path: '/' }] }
  const html = renderToStaticMarkup(createElement(JsonLd, { page }))
  expect(html.match(/<\/?\w+/g)).toEqual(['<script', '</script'])
  expect(html).toContain('\\u003c/script>\\u003cb>')
})

function typesOf(page: Parameters<typeof pageGraph>[0]): unknown[] {
  const nodes = pageGraph(page)?.['@graph'] ?? []
  return nodes.map((node) => (typeof node === 'object' && '@type' in node ? node['@type'] : node))
}
