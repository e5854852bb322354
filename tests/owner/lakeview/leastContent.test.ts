import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { ProjectCopy, vitest } from '../../support/projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())
// It builds a site and runs all of its tests, beside others.
vi.setConfig({ testTimeout: 240_000 })

test('works with two services and one city, without articles, coupons, reviews, questions, and local facts', () => {
  for (const name of ['coupons', 'testimonials', 'faq', 'local', 'redirects'])
    copy.delete(`content/${name}.yaml`)
  for (const folder of ['services', 'cities']) copy.delete(`content/${folder}`)
  for (const file of readdirSync(copy.path('content/articles'))) {
    if (file.endsWith('.mdx')) copy.delete(`content/articles/${file}`)
  }
  copy.editYaml('content/business.yaml', { rating: undefined })
  const [city] = copy.readYaml('content/cities.yaml')
  copy.write('content/cities.yaml', JSON.stringify([{ ...city, nearby: [] }]))
  const areas: { slug: string }[] = copy.readYaml('content/areas.yaml')
  copy.write('content/areas.yaml', JSON.stringify(areas.filter(({ slug }) => slug === city.area)))
  const { groups, services } = copy.readYaml('content/services.yaml')
  const [first, second] = services
  const kept = [first, second].map((service) => ({ ...service, related: [], coupon: undefined }))
  copy.editYaml('content/services.yaml', {
    services: kept,
    groups: groups.filter(({ id }: { id: string }) => kept.some(({ group }) => group === id)),
  })
  copy.editYaml('content/home.yaml', {
    featuredServices: [first.slug, second.slug],
    featuredCities: [city.slug],
  })
  const { footer } = copy.readYaml('content/navigation.yaml')
  copy.editYaml('content/navigation.yaml', {
    footer: {
      ...footer,
      services: [{ label: first.name, href: `/services/${first.slug}` }],
      cities: [{ label: 'Our city', href: `/cities/${city.slug}` }],
    },
  })
  copy.edit('content/pages.yaml', (text) => text.replace(/Rated \{rating.*/g, 'Words of customers'))
  copy.edit('content/pages.yaml', (text) =>
    text.replace(/ and the average of all .*/, ' in their own spelling.'),
  )

  copy.build()
  const tests = ['run', '--project', 'site', '--reporter', 'dot', '--maxWorkers', '1', 'tests/site']
  expect(() =>
    execFileSync(process.execPath, [vitest, ...tests], { cwd: copy.path('.'), stdio: 'pipe' }),
  ).not.toThrow()
})
