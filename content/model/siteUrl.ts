import { business } from '../business.ts'

/**
 * Where the site is served, without a slash at the end: the business's address, or for a preview
 * the environment's `PUBLIC_ENV__SITE_URL`. Read once, while the site is built.
 */
export const siteUrl = siteUrlFrom(process.env.PUBLIC_ENV__SITE_URL, business.url)

/** Whether the whole site stays out of search results: `PUBLIC_ENV__NOINDEX=true`, for previews. */
export const noindexSite = noindexFrom(process.env.PUBLIC_ENV__NOINDEX)

/**
 * Full address of a path of the site.
 * @param path from the site's root, without a slash at the end but for the home page's
 */
export function absoluteUrl(path: string): string {
  return siteUrl + path
}

/** @throws when the address that applies is not an http(s) origin */
export function siteUrlFrom(override: string | undefined, usual: string): string {
  const [name, value] = override
    ? ['PUBLIC_ENV__SITE_URL', override]
    : ['content/business.ts url', usual]
  if (!/^https?:/.test(value) || !URL.canParse(value) || new URL(value).origin !== value) {
    throw new Error(
      `${name} is "${value}"; expected the site's address without path and without a slash at the end, as in https://www.example.com`,
    )
  }
  return value
}

/** @throws when the value is neither empty, 'true' nor 'false' */
export function noindexFrom(value: string | undefined): boolean {
  if (!value || value === 'false') return false
  if (value === 'true') return true
  throw new Error(`PUBLIC_ENV__NOINDEX is "${value}"; expected true or false`)
}
