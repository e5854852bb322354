import { sentencesOf, type ToastRecord } from './toast.ts'

/** Long enough (ms) for a screen reader to take the words, short enough not to be found later. */
const lifetime = 1000

/** Has screen readers say a toast, once: the region that shows it is silent. */
export function announce({ title, description, action }: ToastRecord): void {
  const line = document.createElement('div')
  line.setAttribute('role', 'status')
  line.setAttribute('aria-live', 'assertive')
  line.style.cssText = 'position: absolute; clip-path: inset(50%); white-space: nowrap'
  document.body.append(line)
  // Some screen readers miss words that come together with their element.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      line.textContent = `Notification ${sentencesOf(title, description, action?.altText)}`
      setTimeout(() => line.remove(), lifetime)
    }),
  )
}
