/**
 * The value of `aria-current` for a navigation link.
 * @returns 'page' for this page, 'true' if this page is below it, otherwise undefined
 */
export function getAriaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  if (href !== '/' && path.startsWith(`${href}/`)) return 'true'
  // /cities/{slug} belongs to /cities-we-serve.
  if (href === '/cities-we-serve' && path.startsWith('/cities/')) return 'true'
  return undefined
}
