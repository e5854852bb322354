import { rule } from '../messages.ts'

/** Control characters, which the feed's XML can't have, and characters that reverse text. */
const invisible = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/** These characters come from pasted PDFs and word processor documents. */
export const invisibleCharacters = rule('invisible-characters', (_, report, file) => {
  for (const { 0: character, index } of String(file).matchAll(invisible)) {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    report(
      index,
      `There is an invisible character here, U+${code}.`,
      'Delete it, together with the letter on each side, and write the letters again.',
    )
  }
})
