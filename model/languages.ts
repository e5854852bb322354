import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { readOverlay } from '../renderer/index.ts'
import { documentKinds, paths } from './documentKinds.ts'
import type { Content } from './readContent.ts'
import { citiesSchema } from './schemas/cities.ts'
import { pagesSchema } from './schemas/pages.ts'
import { servicesSchema } from './schemas/services.ts'

/** The language that is built now: a folder of content/. Undefined for the site's own. */
export const language: string | undefined = process.env.SITE_LANGUAGE || undefined

/** The languages that the site is translated into, each a folder: 'es' for content/es. */
export function findLanguages(root: string): string[] {
  return globSync('content/*/', { cwd: root, onlyDirectories: true })
    .map((folder) => basename(folder))
    .filter((name) => /^[a-z]{2}$/.test(name))
    .sort()
}

/** Where the pages are that a language has, by their path in the site's own. */
export type Addresses = Map<string, string>

/** A page is in a language if its text is: its record's entry, or its document. */
export function readAddresses(
  root: string,
  { pages, services: { services }, cities }: Pick<Content, 'pages' | 'services' | 'cities'>,
  language: string,
): Addresses {
  const addresses: Addresses = new Map()
  const translated = {
    pages: readOverlay(root, 'pages', pagesSchema, language).entries,
    services: readOverlay(root, 'services', servicesSchema, language).entries,
    cities: readOverlay(root, 'cities', citiesSchema, language).entries,
  }
  const addressOf = (name: keyof Content['pages'], otherwise: string) =>
    translated.pages[name]?.address ?? otherwise
  const folders = {
    services: addressOf('services', documentKinds.services.url),
    cities: addressOf('cities', documentKinds.cities.url),
    articles: addressOf('blog', documentKinds.articles.url),
    pages: '',
  }
  const add = (path: string, address: string) =>
    addresses.set(path, `/${language}${address}`.replace(/\/$/, ''))
  for (const [name, { path }] of Object.entries(pages)) {
    const entry = translated.pages[name]
    if (entry && name !== 'error') add(path, entry.address ?? path)
  }
  for (const [index, { slug }] of services.entries()) {
    const entry = translated.services[`services.${index}`]
    if (entry) add(paths.service(slug), `${folders.services}/${entry.address ?? slug}`)
  }
  for (const [index, { slug }] of cities.entries()) {
    const entry = translated.cities[index]
    if (entry) add(paths.city(slug), `${folders.cities}/${entry.address ?? slug}`)
  }
  for (const kind of ['articles', 'pages'] as const) {
    for (const file of globSync(`content/${language}/${kind}/*.mdx`, { cwd: root })) {
      const slug = basename(file, '.mdx')
      const [, fields = ''] = readFileSync(join(root, file), 'utf8').split(/^---\r?$/m)
      const [, own = slug] = fields.match(/^path: *([\w-]+)/m) ?? []
      add(paths[kind === 'pages' ? 'page' : 'article'](slug), `${folders[kind]}/${own}`)
    }
  }
  return addresses
}
