/** A link to a page of this site, in four parts: attributes, path, query and anchor, and content. */
const link = /<a\b([^>]*?) href="(\/(?!\/)[^"?#.]*)((?:[?#][^"]*)?)"([^>]*)>(.*?)<\/a>/gs

/**
 * Leads links to the page in the language that is built. Where it has none, they lead to the site's
 * own, and say so. A link with a language leads where it says.
 */
export function localLinks(
  html: string,
  findAddress: (path: string) => string | undefined,
  own: { code: string; note: string },
): string {
  return html.replace(link, (all, before, path: string, rest, after, content) => {
    if (/ (href)?lang=/i.test(before + after)) return all
    const address = findAddress(path)
    return address
      ? `<a${before} href="${address}${rest}"${after}>${content}</a>`
      : `<a${before} href="${path}${rest}" hreflang="${own.code}"${after}>${content} ${own.note}</a>`
  })
}
