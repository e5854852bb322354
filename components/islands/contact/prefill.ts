/** Puts a text before what the visitor has written, unless it is there already. */
export function prefill(message: HTMLTextAreaElement, text: string): void {
  if (message.value.includes(text)) return
  message.value = [text, message.value].filter(Boolean).join('\n\n')
}
