/** The class names of Emotion's cache `c`, which end in a hash. */
const hashed = /\bc-[a-z0-9]+\b/g

/**
 * Names the hashed classes of a page by their number in its CSS: `c-1mdbphm` becomes `_a`. Hashes do not compress;
 * a page gets 5% smaller. Nothing may know a class by its name: the islands bring their own.
 * @param css all CSS of the page, minified
 */
export function shortenClassNames(html: string, css: string): { html: string; css: string } {
  const names = new Map<string, string>()
  const shortCss = css.replace(/\.(c-[a-z0-9]+)/g, (_, name: string) => {
    const short = names.get(name) ?? `_${names.size.toString(36)}`
    names.set(name, short)
    return `.${short}`
  })
  const shortHtml = html.replace(/ class="[^"]+"/g, (attribute) =>
    attribute.replace(hashed, (name) => names.get(name) ?? name),
  )
  return { html: shortHtml, css: shortCss }
}
