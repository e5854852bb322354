import { keepTogether } from './keepTogether.ts'
import { pageCss } from './pageCss.ts'

/** What pages don't need, what takes its place, and how many of their 9,200 bytes it saves. */
const shorter: [what: RegExp, instead: string][] = [
  // React's comments between text nodes.
  [/<!-- -->/g, ''],
  // The namespace and classes of Lucide icons: 50.
  [/ xmlns="[^"]+"| class="lucide[^"]*"/g, ''],
  // End tags that HTML implies: 20. https://html.spec.whatwg.org/#optional-tags
  [/<\/(?:li|t[dhr])>/g, ''],
  // The end tags of shapes, which drawings close with a slash: 14.
  [/><\/(?:path|circle|rect)>/g, '/>'],
]

/**
 * Finishes the body of a page.
 * @param html as rendered by React
 * @returns the HTML, and the CSS of the page's one `<style>`
 */
export function finishHtml(
  html: string,
  fontFaceCss: string,
  minifyCss: Parameters<typeof pageCss>[2],
) {
  const short = shorter.reduce((text, [what, instead]) => text.replace(what, instead), html)
  return pageCss(keepTogether(short), fontFaceCss, minifyCss)
}

/**
 * Removes the whitespace that Vike indents the document with, and the slashes with which React ends
 * tags in the head: 60 bytes. Whitespace within the page may separate words, so it stays.
 */
export function withoutIndentation(html: string): string {
  const start = html.indexOf('<div id="root">')
  const end = html.lastIndexOf('</div>')
  const indentation = /(?<=>)\s+(?=<|$)/g
  return [
    html
      .slice(0, start)
      .replace(indentation, '')
      .replace(/(<(?:meta|link)\b[^>]*?) ?\/>/g, '$1>'),
    html.slice(start, end),
    html.slice(end).replace(indentation, ''),
  ].join('')
}
