import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guessRedirects, readOldAddresses } from '../../renderer/cli/oldAddresses.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The 40 addresses of a small WordPress site. */
export const oldAddresses = readOldAddresses('wordpressSitemap.xml', read('wordpressSitemap.xml'))

/** The old address, the new one if there is any, and whether it is a guess (?). */
export const oldRedirects = read('wordpressRedirects.txt').trimEnd().split('\n')

/** Its redirects to a new site, where an owner has decided what has no guess. */
export function moveOldSite(pages: string[]) {
  return guessRedirects(oldAddresses, pages, '/blog').map(({ isGuess, ...redirect }) => ({
    to: '/contact',
    ...redirect,
  }))
}
