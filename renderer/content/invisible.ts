import type { LocatedExplanation } from './explanations.ts'

/**
 * Matches control characters, which the feed's XML can't have, and characters that show nothing or
 * reverse text, but not a byte order mark or the joiners in emoji.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF](?<![\t\n\r]|^\uFEFF|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D)/gu

/** Finds characters that come from pasted PDFs and word processor documents. */
export function findInvisible(text: string): LocatedExplanation[] {
  return [...text.matchAll(invisible)].map(({ 0: character, index }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return {
      offset: index,
      reason: `There is an invisible character here, U+${code}.`,
      note: 'Delete it, together with the letter on each side, and write the letters again.',
    }
  })
}
