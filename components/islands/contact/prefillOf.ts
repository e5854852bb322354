import { prefills } from './prefills.data.ts'

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns the sentence of each known parameter; empty when none is known
 */
export function prefillOf(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  return parameters.flatMap(([name, value]) => prefills[`${name}=${value}`] ?? []).join(' ')
}
