import { openings } from './openings.data.ts'

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * Apart from prefill.ts, which calculators share and which must not carry these sentences.
 * @returns the sentences of the known parameters, in the link's order; empty when none is known
 */
export function openingOf(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  return parameters.flatMap(([name, value]) => openings[`${name}=${value}`] ?? []).join(' ')
}
