type Subjects = Record<'service' | 'city' | 'coupon', Record<string, string>>

/**
 * The start of a message for a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns a sentence for each known value; empty when none is known
 */
export function prefillOf(search: string, subjects: Subjects): string {
  const parameters = new URLSearchParams(search)
  const sentence = (subject: keyof Subjects, write: (name: string, value: string) => string) => {
    const value = parameters.get(subject) ?? ''
    const name = Object.hasOwn(subjects[subject], value) && subjects[subject][value]
    return name ? [write(name, value)] : []
  }
  return [
    ...sentence('service', (name) => `I would like to schedule ${name}.`),
    ...sentence('city', (name) => `My home is in ${name}.`),
    ...sentence('coupon', (title, code) => `I would like to use the coupon ${code} (${title}).`),
  ].join(' ')
}

/** Puts a text before what the visitor has written, unless it is there already. */
export function prefill(message: HTMLTextAreaElement, text: string): void {
  if (message.value.includes(text)) return
  message.value = [text, message.value].filter(Boolean).join('\n\n')
}
