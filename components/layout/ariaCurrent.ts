/**
 * Value of `aria-current` for a navigation link.
 * @returns 'page' for the page itself, 'true' for a page below it, else undefined
 */
export function getAriaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  if (href !== '/' && path.startsWith(`${href}/`)) return 'true'
  // /cities/{slug} belongs to /cities-we-serve.
  if (href === '/cities-we-serve' && path.startsWith('/cities/')) return 'true'
  return undefined
}
