/**
 * Removes the white space by which Vike indents the document around the page: 40 bytes of each.
 * Within the page it may separate words.
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
