import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cities, services } from '../../model/records.ts'
import { newText } from '../../renderer/cli/newText.ts'
import { temporaryFolder } from '../support/files.ts'
import { checkTexts, site } from './checkTexts.ts'

const root = temporaryFolder()
const [service = { slug: '' }] = services
const [city = { slug: '' }] = cities

test.each([
  ['service', service.slug, 'services'],
  ['city', city.slug, 'cities'],
] as const)(
  'creates a valid body for a %s, and never overwrites a file',
  async (kind, slug, folder) => {
    const file = newText(kind, slug, root)
    expect(file).toBe(`content/${folder}/${slug}.mdx`)
    const text = readFileSync(join(root, file), 'utf8')
    const names = { ...site.names, [kind]: [slug] }
    const { errors } = await checkTexts({ [file]: text }, { of: { ...site, names } })
    expect(errors).toEqual([])
    expect(() => newText(kind, slug, root)).toThrow('already exists')
  },
)

test('requires a record for a page body', () => {
  expect(() => newText('service', `${service.slug}s`, root)).toThrow(
    `No service is named "${service.slug}s". Did you mean "${service.slug}"? Write its record first, in content/services.yaml.`,
  )
})
