import { prefills } from './prefills.data.ts'

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns the sentences of the known parameters, in the link's order; empty when none is known
 */
export function getPrefill(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  const sentences = parameters.flatMap(([name, value]) => prefills[`${name}=${value}`] ?? [])
  return [...new Set(sentences)].join(' ')
}

/** A message without the sentences that links have begun it with. */
export function withoutPrefill(message: string): string {
  const sentence = Object.values(prefills).find((prefill) => message.startsWith(prefill))
  return sentence ? withoutPrefill(message.slice(sentence.length).trimStart()) : message
}
