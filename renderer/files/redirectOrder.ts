/** An old address, and where its visitors go now: an entry of content/redirects.yaml. */
export interface Redirect {
  from: string
  query?: string
  /** A path on this site or a URL. Without one, the page is gone. */
  to?: string
  status?: 410
}

/** As hosts compare addresses: '/Old%20Page.html' → '/old page' */
export function comparable(path: string): string {
  return decode(path.toLowerCase().replace(/(\.html)?\/?$/, '')) || '/'
}

/** Decodes %-escapes. A path with wrong ones is returned as it is. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What paths below '/blog/*' begin with: '/blog/'. Undefined for a redirect without a star. */
export function starPrefix({ from }: Pick<Redirect, 'from'>): string | undefined {
  return from.endsWith('/*') ? comparable(from.slice(0, -2)).replace(/\/?$/, '/') : undefined
}

/** As hosts must try them: those with a query, those without, and stars, the most exact first. */
export function inOrder(redirects: Redirect[]): Redirect[] {
  const rank = (redirect: Redirect) =>
    redirect.query ? 2e3 : (starPrefix(redirect)?.length ?? 1e3)
  return redirects.toSorted((a, b) => rank(b) - rank(a))
}

/** Finds the redirect that answers for a path without a query, as hosts do. */
export function redirectFinder(redirects: Redirect[]) {
  const ordered = inOrder(redirects).filter(({ query }) => !query)
  const exact = new Map(ordered.toReversed().map((one) => [comparable(one.from), one]))
  const stars = ordered.filter((one) => starPrefix(one))
  return (path: string): Redirect | undefined =>
    exact.get(comparable(path)) ??
    stars.find((one) => comparable(path).startsWith(starPrefix(one) ?? ''))
}
