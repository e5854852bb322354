import { prefills } from './prefills.data.ts'

/** Starts the message as the page's link says. */
export function prefillMessage(form: HTMLFormElement): void {
  const message = form.querySelector('textarea')
  const prefill = getPrefill(location.search)
  if (!message || !prefill) return
  const { value } = message
  const kept = withoutPrefill(value)
  const start = kept ? `${prefill}\n\n` : prefill
  // The visitor may be typing, so the caret stays where it is.
  message.setRangeText(start, 0, value.length - kept.length, kept ? 'preserve' : 'end')
  // Text that the visitor deletes must not come back after a reload.
  const forgetLink = () => history.replaceState(history.state, '', location.pathname)
  message.addEventListener('input', forgetLink, { once: true })
}

/** The sentences for a link such as `/contact?service=ac-repair&city=bethesda-md`, in order. */
export function getPrefill(search: string): string {
  const parameters = [...new URLSearchParams(search)]
  const sentences = parameters.flatMap(([name, value]) => prefills[`${name}=${value}`] ?? [])
  return [...new Set(sentences)].join(' ')
}

function withoutPrefill(message: string): string {
  const sentence = Object.values(prefills).find((prefill) => message.startsWith(prefill))
  return sentence ? withoutPrefill(message.slice(sentence.length).trimStart()) : message
}
