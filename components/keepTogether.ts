/** Matches visible text: what is between tags, except whitespace. */
const texts = />[^<]+</g
const words = /\S+/g

/**
 * Matches the hyphens and dashes in '30–90', 'R-410A', 'tune-ups', '1-inch', and in '12-1102' and
 * '2025-05', a law and a fact sheet. Skips phone numbers, which visitors copy.
 */
const afterDash =
  /(?<=[\d°%¢]–|\p{L}-|^\W*(?:\d\d){1,2}-)(?=[\d$])|(?<=\p{L}-)(?=\p{L}{1,2}s?(?!\p{L}))|(?<=^\W*\d+-)(?=\p{L})/gu

/** Matches the spaces in 'I called', '7.5 HSPF2', '7 days', and '$1.60 × 10 ÷ 0.80'. */
const noBreak =
  /(?<=\bI) |(?<=\d) (?=(?:AFUE|BTU|EER|HSPF|MERV|SEER|day)\w?\b|[×÷] )|(?<=[×÷]) (?=[$\d])/g

/**
 * Keeps ranges, refrigerants, ratings, sizes, and words like tune-ups on one line, with a word
 * joiner (U+2060): it has no width, and search ignores it. Skips URLs and email addresses, which
 * visitors copy. After 'I', before a unit, and in a product, spaces become no-break spaces.
 */
export function keepTogether(html: string): string {
  return html.replace(texts, (text) =>
    text
      .replace(words, (word) => (/[@/]/.test(word) ? word : word.replace(afterDash, '\u2060')))
      .replace(noBreak, '\u00a0'),
  )
}
