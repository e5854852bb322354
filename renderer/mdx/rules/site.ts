import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cities } from '../../../content/cities.ts'
import { todayInWashington } from '../../../content/model/lifecycle.ts'
import { areaSlugs } from '../../../content/model/schema.ts'
import { pages } from '../../../content/pages.ts'
import { services } from '../../../content/services.ts'

/** What texts may refer to, besides each other. */
export interface Site {
  /** Paths of every page but the articles'. */
  paths: string[]
  services: string[]
  cities: string[]
  /** Areas and cities. */
  places: string[]
  /** The day for which texts are checked, YYYY-MM-DD. */
  today: string
  /** @param file path from the root of the project */
  hasFile: (file: string) => boolean
}

/** @param root of the project */
export function readSite(root: string): Site {
  const serviceSlugs = services.map(({ slug }) => slug)
  const citySlugs = cities.map(({ slug }) => slug)
  return {
    paths: [
      ...Object.values(pages)
        .map(({ path }) => path)
        .filter((path) => path !== pages.error.path),
      ...serviceSlugs.map((slug) => `/services/${slug}`),
      ...citySlugs.map((slug) => `/cities/${slug}`),
    ],
    services: serviceSlugs,
    cities: citySlugs,
    places: [...areaSlugs, ...citySlugs],
    today: todayInWashington(),
    hasFile: (file) => existsSync(join(root, file)),
  }
}
