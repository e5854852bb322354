import type { LocatedExplanation } from './explanations.ts'

/** Matches Latin-1 and UTF-16 text that was read as UTF-8. */
const notUtf8 = /\uFFFD|\0.\0/s

/** The characters of the bytes from 80 to BF in Windows-1252. https://encoding.spec.whatwg.org */
const latin =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿'

/** Matches UTF-8 that was read as Windows-1252: â€™ for ’, and Ã© for é. */
const mojibake = new RegExp(`[ÂÃ][${latin}]|â[${latin}]{2}|ð[${latin}]{3}`, 'u')

function explainMojibake(source: string): LocatedExplanation | undefined {
  const { 0: found, index } = source.match(mojibake) ?? {}
  if (!found) return undefined
  const bytes = [...found].map((character) => {
    const place = latin.indexOf(character)
    return place === -1 ? character.charCodeAt(0) : 0x80 + place
  })
  const decoded = new TextDecoder().decode(Uint8Array.from(bytes))
  const character = decoded === '\u00a0' ? 'a space' : decoded
  return {
    offset: index ?? 0,
    reason: `"${found}" was ${character} before the text was saved in another encoding.`,
    note: `Write ${character}, or copy the text again.`,
  }
}

export function explainEncoding(source: string): LocatedExplanation | undefined {
  const offset = source.search(notUtf8)
  if (offset === -1) return explainMojibake(source)
  return {
    offset,
    reason: 'This file is not saved as UTF-8.',
    note: 'Save it again with the encoding UTF-8, and look at this character.',
  }
}
