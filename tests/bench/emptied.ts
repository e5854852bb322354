/** A page with its style and script, and of its body the main heading alone: nothing loads sooner. */
export function emptied(html: string): string {
  const heading = html.match(/<h1.*?<\/h1>/s)?.[0] ?? ''
  const script = html.match(/<script[^>]*\ssrc=.*?<\/script>/s)?.[0] ?? ''
  const start = html.slice(0, html.indexOf('<body'))
  return `${start}<body>${heading}${start.includes(script) ? '' : script}</body></html>`
}
