import { openings } from './openings.data.ts'

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns the sentences of the known parameters, in the link's order; empty when none is known
 */
export function openingOf(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  const sentences = parameters.flatMap(([name, value]) => openings[`${name}=${value}`] ?? [])
  return [...new Set(sentences)].join(' ')
}

/** A message without the sentences that links have begun it with. */
export function withoutOpening(message: string): string {
  const sentence = Object.values(openings).find((opening) => message.startsWith(opening))
  return sentence ? withoutOpening(message.slice(sentence.length).trimStart()) : message
}
