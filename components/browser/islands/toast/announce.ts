import { visuallyHidden } from '../../visuallyHidden.ts'
import { joinSentences } from './toast.ts'

/** How long (ms) the text stays: long enough for screen readers, too short to be found later. */
const lifetime = 1000

/** Announces a toast to screen readers, once. The visible region itself is not live. */
export function announce(...texts: (string | undefined)[]): void {
  const status = document.createElement('div')
  status.role = 'status'
  status.ariaLive = 'assertive'
  status.style.cssText = visuallyHidden
  document.body.append(status)
  // Some screen readers miss text that is added together with its element.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      status.textContent = `Notification ${joinSentences(...texts)}`
      setTimeout(() => status.remove(), lifetime)
    }),
  )
}
