/**
 * Removes the whitespace that Vike indents the document with, and the slashes with which React ends
 * tags in the head: 60 bytes per page. Whitespace within the page may separate words, so it stays.
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
