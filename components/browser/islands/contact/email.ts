import words from './words.data.ts'

/**
 * The maximum length of a `mailto:` URL that every email app accepts: Outlook and Windows stop at
 * about 2,080 characters.
 */
const maxAddressLength = 2000

/** Characters of PDFs and terminals that truncate a message or reverse a line in email apps. */
const unwanted = /[^\P{Cc}\t\r\n]|\p{Bidi_Control}/gu

const cutNote = `\r\n\r\n${words.cut}`

/** @returns a line for each filled-in field, followed by the message */
export function formatEmailBody(fields: { name: string; value: string }[]): string {
  const filled = fields.map(({ name, value }) => ({
    name,
    value: value.replace(unwanted, '').trim(),
  }))
  const lines = filled.flatMap(({ name, value }) =>
    words.labels[name] && value ? [`${words.labels[name]}: ${value}`] : [],
  )
  const message = filled.find(({ name }) => name === 'message')?.value
  return [lines.join('\r\n'), message].filter(Boolean).join('\r\n\r\n')
}

/** @returns a `mailto:` URL with the text, shortened if it is too long for email apps */
export function createMailtoLink(address: string, text: string): { href: string; isCut: boolean } {
  const linkTo = (body: string) => {
    // An unpaired surrogate can't be encoded.
    const encodable = body.replace(/\p{Surrogate}/gu, '\ufffd')
    return `mailto:${address}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(encodable)}`
  }
  if (linkTo(text).length <= maxAddressLength) return { href: linkTo(text), isCut: false }
  // Cuts between characters, never within one.
  const characters = [...text].slice(0, maxAddressLength)
  while (linkTo(characters.join('') + cutNote).length > maxAddressLength) characters.pop()
  return { href: linkTo(characters.join('') + cutNote), isCut: true }
}
