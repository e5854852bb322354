import type { LocatedExplanation } from './explanations.ts'

/** The characters in the site's fonts. Others use a system font. */
export const fontCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  ' \u00a0!"#$%&\'()+,-./:;=?@_',
  '¢§©®°·½×÷−–—‘’“”…›',
  'áéíñóü',
].join('')

/** Those of translated pages, which have files of their own: others need not load them. */
export const translationCharacters = `${fontCharacters}ÁÉÍÑÓÚÜú¡¿«»ªº`

/**
 * Matches the other characters that every device has a font for: letters, so that a name is written
 * as it is, numbers, currencies, punctuation, and the signs of ratings and boxes to check.
 */
const common = /[\0-\u00ff]|[\p{L}\p{M}\p{N}\p{Sc}\p{P}\p{Z}\p{Cf}\p{Cn}\p{Cs}™★☐]/u

/** Matches characters of a single font, such as Word's bullets. */
const missing = /[\p{Co}\ufffc\ufffd]/u

const words: Record<string, string> = {
  '→': 'to',
  '⇒': 'so',
  '≤': 'at most',
  '≥': 'at least',
  '≈': 'about',
  '✓': 'yes',
  '✔': 'yes',
  '✗': 'no',
  '✘': 'no',
}

/** Finds the characters that some devices don't draw, or draw as pictures of their own. */
export function unusualCharacters(text: string, isOnCard = false) {
  return [...new Set(text.normalize())].flatMap((found) => {
    const isOffCard = isOnCard && !drawnOnCards.test(toCardText(found))
    const isMissing = missing.test(found)
    const isKnown = !isMissing && (common.test(found) || fontCharacters.includes(found))
    if (isKnown && !isOffCard) return []
    const word = words[found]
    return {
      id: 'characters',
      found,
      /** Whether readers would see a box. */
      isError: isMissing || isOffCard,
      reason: isOffCard
        ? `The picture of shared links can't show ${found}.`
        : isMissing
          ? `Readers see a box here, because no font has this character, ${formatCode(found)}.`
          : `Phones draw ${found} in different ways, and screen readers may skip it.`,
      note: word
        ? `Write "${word}".`
        : isKnown
          ? 'Write it in Latin letters.'
          : 'Delete it, or write it in words.',
    }
  })
}

/**
 * Matches control characters, which the feed's XML can't have, and characters that show nothing or
 * reverse text, but not a byte order mark or the joiners in emoji.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF](?<![\t\n\r]|^\uFEFF|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D)/gu

/** Finds characters that come from pasted PDFs and word processor documents. */
export function findInvisible(text: string): LocatedExplanation[] {
  return [...text.matchAll(invisible)].map(({ 0: character, index }) => ({
    offset: index,
    reason: `There is an invisible character here, ${formatCode(character)}.`,
    note: 'Delete it, together with the letter on each side, and write the letters again.',
  }))
}

function formatCode(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

export const drawnOnCards = /^[ -~\u00a0-\u017f–—‘’“”…€™]*$/

/** A text for a social card: CO₂ becomes CO2. Variants of emoji stay emoji. */
export function toCardText(text: string): string {
  return [...text.normalize().replace(/[\uFE0E\uFE0F\u200D]/g, '')]
    .map((character) => (drawnOnCards.test(character) ? character : character.normalize('NFKD')))
    .join('')
}
