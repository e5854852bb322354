import { prefills } from './prefills.data.ts'

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns the sentence of each known parameter; empty when none is known
 */
export function prefillOf(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  return parameters.flatMap(([name, value]) => prefills[`${name}=${value}`] ?? []).join(' ')
}

/** Puts a text before what the visitor has written, unless it is there already. */
export function prefill(message: HTMLTextAreaElement, text: string): void {
  if (message.value.includes(text)) return
  message.value = [text, message.value].filter(Boolean).join('\n\n')
}
