import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guessRedirects, readOldAddresses } from '../../renderer/cli/oldAddresses.ts'

const sitemap = readFileSync(join(import.meta.dirname, 'wordpressSitemap.xml'), 'utf8')

/** The 40 addresses of a small WordPress site. */
export const oldAddresses = readOldAddresses('wordpressSitemap.xml', sitemap)

/** Its redirects to a new site, where an owner has decided what has no guess. */
export function moveOldSite(pages: string[]) {
  return guessRedirects(oldAddresses, pages, '/blog').map(({ isGuess, ...redirect }) => ({
    to: '/contact',
    ...redirect,
  }))
}
