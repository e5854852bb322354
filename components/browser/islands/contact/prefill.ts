import { prefills } from './prefills.data.ts'

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns the sentences for the known parameters, in order; empty if there are none
 */
export function getPrefill(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  const sentences = parameters.flatMap(([name, value]) => prefills[`${name}=${value}`] ?? [])
  return [...new Set(sentences)].join(' ')
}

/** Removes sentences that links have prefilled. */
export function withoutPrefill(message: string): string {
  const sentence = Object.values(prefills).find((prefill) => message.startsWith(prefill))
  return sentence ? withoutPrefill(message.slice(sentence.length).trimStart()) : message
}
