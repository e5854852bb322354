/** The words of the visible text: what stands between tags, without white space. */
const texts = />[^<]+</g
const words = /\S+/g

/**
 * Matches within '30–90', 'R-410A', 'tune-up', '1-inch', and '12-1102', a law, but not in phone numbers, which visitors
 * copy.
 */
const afterDash =
  /(?<=[\d°%¢]–|\p{L}-|^\W*\d\d-)(?=[\d$])|(?<=\p{L}-)(?=\p{L}{1,2}(?!\p{L}))|(?<=^\W*\d+-)(?=\p{L})/gu

/**
 * Keeps ranges, names of refrigerants and ratings, sizes, and words such as tune-up on one line, by a word joiner (U+2060), which has no width and
 * which search ignores. Not in addresses, which visitors copy.
 */
export function keepTogether(html: string): string {
  return html.replace(texts, (text) =>
    text.replace(words, (word) => (/[@/]/.test(word) ? word : word.replace(afterDash, '\u2060'))),
  )
}
