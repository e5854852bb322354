import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { newPicture } from '../../support/files.ts'
import { ProjectCopy, vitest } from '../../support/projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())
// It builds a site and runs all of its tests, beside others.
vi.setConfig({ testTimeout: 240_000 })

test('works with two services and one city, a photo and a wide logo, without articles, coupons, reviews, questions, and local facts', async () => {
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
  copy.write('content/home/our-team.jpg', await newPicture(900, 1200))
  copy.write('content/logo.png', await newPicture(600, 200))
  const { hero } = copy.readYaml('content/home.yaml')
  const photo = { file: 'our-team.jpg', alt: 'Our two technicians', focus: 'left' }
  copy.editYaml('content/home.yaml', {
    hero: { ...hero, drawing: 'none', photo },
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
  const html = copy.read('dist/client/index.html')
  expect(html).toMatch(/<img[^>]+our-team-\w+-900\.webp 900w"[^>]+fetchpriority="high"/i)
  expect(html).toMatch(/<img src="?\/icon\.svg"? alt="Lakeview Heating &amp; Air"/)
  const tests = ['run', '--project', 'site', '--reporter', 'dot', '--maxWorkers', '1', 'tests/site']
  expect(() =>
    execFileSync(process.execPath, [vitest, ...tests], { cwd: copy.path('.'), stdio: 'pipe' }),
  ).not.toThrow()
})
