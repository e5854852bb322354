import { describe, expect, test } from 'vitest'
import { cities, offices, services, sheet, utilities, visit } from '../../content/model/records.ts'
import { mainOf, textOf } from './builtSite.ts'

/** The rows of a page's sheet, by their labels. */
function rowsOf(path: string): Map<string, string> {
  const rows = mainOf(path).querySelectorAll('[aria-labelledby=sheet] > div > dl > div')
  return new Map(
    rows.map((row) => [textOf(row.querySelector('dt')), textOf(row.querySelector('dd'))]),
  )
}

describe.each(services)('the sheet of $slug', (service) => {
  const rows = rowsOf(`/services/${service.slug}`)

  test('says what happens, in order', () => {
    const steps = service.steps ?? visit.map(({ title, text }) => `${title}. ${text}`)
    expect(rows.get('What happens')).toBe(steps.join(''))
  })

  test('shows what to have ready, the price and the permit as the content says', () => {
    expect(rows.get('Have ready')).toBe(service.ready?.join(''))
    if (!service.prices) expect(rows.get('Price')).toBe(sheet.price)
    expect(rows.get('Permit')).toBe(service.permit ? sheet.permit : undefined)
  })
})

test.each(cities)(
  'the sheet of $slug names its own utilities and offices, with sources',
  (city) => {
    const path = `/cities/${city.slug}`
    const rows = rowsOf(path)
    for (const { name, gas = [], electricity = [] } of utilities) {
      const isHere = [...gas, ...electricity].some(({ area }) => area === city.area)
      expect(rows.get('Gas and power')?.includes(name) ?? false, name).toBe(isHere)
    }
    for (const { label, areas, cities } of offices) {
      const isHere = areas.includes(city.area) && (cities?.includes(city.slug) ?? true)
      expect(rows.get('Permits and licenses')?.includes(label) ?? false, label).toBe(isHere)
    }
    for (const name of mainOf(path).querySelectorAll('[aria-labelledby=sheet] dd dt')) {
      expect(name.querySelector('a')?.getAttribute('href'), textOf(name)).toMatch(/^https:/)
    }
  },
)
