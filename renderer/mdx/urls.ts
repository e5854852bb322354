/** Decodes `%20` and the like, also `%23`. A percent sign that encodes nothing is kept. */
export function decodeUrl(url: string): string {
  return url.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}

/** Encodes the characters that end an address in Markdown. */
export function encodeUrl(url: string): string {
  return url.replace(/[\s()<>]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  )
}
