/** Puts words before what the visitor has written, unless they are there already. */
export function beginMessage(message: HTMLTextAreaElement, beginning: string): void {
  if (message.value.includes(beginning)) return
  message.value = [beginning, message.value].filter(Boolean).join('\n\n')
}
