/** Matches a tag and the visible text after it, and whole elements that can't have a `<span>`. */
const texts = /<(option|textarea|svg|script|style)\b.*?<\/\1>|(<[^>]*>)([^<]*[^\s<][^<]*)/gs

/**
 * Matches the hyphens and dashes in '30–90', 'R-410A', 'tune-ups', '1-inch', and in '12-1102' and
 * '2025-05', a law and a fact sheet. Skips phone numbers, which visitors copy.
 */
const afterDash =
  /(?<=[\d°%¢]–|\p{L}-|^\W*(?:\d\d){1,2}-)(?=[\d$])|(?<=\p{L}-)(?=\p{L}{1,2}s?(?!\p{L}))|(?<=^\W*\d+-)(?=\p{L})/gu
const words = /\S+/g

/** Matches the spaces in 'I called', '7.5 HSPF2', '7 days', and '$1.60 × 10 ÷ 0.80'. */
const noBreak =
  /(?<=\bI)(?= )|(?<=\d)(?= (?:AFUE|BTU|EER|HSPF|MERV|SEER|day)\w?\b| [×÷] )|(?<=[×÷])(?= [$\d])/g

/** Marks, in this file only, where a line must not break. */
const joiner = '\u2060'
const joined = new RegExp(`(?:\\S|(?<=${joiner}) )*${joiner}(?:\\S|(?<=${joiner}) )*`, 'g')

/**
 * Keeps ranges, refrigerants, ratings, sizes, and words like tune-ups on one line, as 'I' and the
 * next word, a figure and its unit, and a product. By CSS, because search, braille displays, and
 * programs stumble over characters that do the same.
 */
export function keepTogether(html: string): string {
  return html.replace(texts, (all, skipped?: string, tag = '', text = '') => {
    if (skipped) return all
    const marked = text
      .replace(words, (word: string) =>
        /[@/]/.test(word) ? word : word.replace(afterDash, joiner),
      )
      .replace(noBreak, joiner)
    if (marked === text) return all
    const kept = marked.replace(
      joined,
      (phrase: string) => `<span class="nowrap">${phrase.replaceAll(joiner, '')}</span>`,
    )
    // In the flex box of a button, each part would be an item.
    return tag + (/^<(a|button)\b/.test(tag) ? `<span>${kept}</span>` : kept)
  })
}
