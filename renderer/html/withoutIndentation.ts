/**
 * Removes the whitespace that Vike indents the document with, 40 bytes per page. Whitespace within
 * the page may separate words, so it stays.
 */
export function withoutIndentation(html: string): string {
  const start = html.indexOf('<div id="root">')
  const end = html.lastIndexOf('</div>')
  const indentation = /(?<=>)\s+(?=<)/g
  return [
    html.slice(0, start).replace(indentation, ''),
    html.slice(start, end),
    html.slice(end).replace(indentation, ''),
  ].join('')
}
