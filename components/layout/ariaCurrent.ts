import { pages } from '../../model/records.ts'

/**
 * The value of `aria-current` for a navigation link.
 * @returns 'page' for this page, 'true' if this page is below it, otherwise undefined
 */
export function getAriaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  if (href !== '/' && path.startsWith(`${href}/`)) return 'true'
  // The cities' pages are not below the page that lists them.
  if (href === pages.cities.path && path.startsWith('/cities/')) return 'true'
  return undefined
}
