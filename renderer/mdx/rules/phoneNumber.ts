/** A North American number as people write it: (202) 555-0147, 202-555-0147, 202.555.0147. */
const written = /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/

export function isPhoneNumber(text: string): boolean {
  return written.test(text)
}

/** @returns characters before the first number, or -1 */
export function findPhoneNumber(text: string): number {
  return text.search(written)
}
