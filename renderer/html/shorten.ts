/** What pages don't need, what takes its place, and how many of their 9,200 bytes it saves. */
const shorter: [what: RegExp, instead: string][] = [
  // React's comments between text nodes.
  [/<!-- -->/g, ''],
  // The namespace and classes of Lucide icons: 50.
  [/ xmlns="[^"]+"| class="lucide[^"]*"/g, ''],
  // End tags that HTML implies: 20. Pandoc 2 needs those of rows.
  // https://html.spec.whatwg.org/#optional-tags
  [/<\/li>|<\/t[dh]>(?=<t[dh])/g, ''],
  // The end tags of shapes, which drawings close with a slash: 14.
  [/><\/(?:path|circle|rect)>/g, '/>'],
]

/**
 * What stands apart only by its style, such as two buttons, must be apart in the text too: text
 * browsers and programs would read 'Schedule ServiceCall'.
 */
const neighbors = /<\/(?:a|button|label|small|span|text)>(?=<(?:a|button|small|span|text)\b)/g

export function separate(html: string): string {
  return html.replace(neighbors, '$& ')
}

export function shorten(html: string): string {
  return shorter.reduce((text, [what, instead]) => text.replace(what, instead), html)
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
