import { createToaster } from '@chakra-ui/react/toast'
import { notificationRegionId } from '../../layout/ids.ts'

/** What a toast offers to do. Choosing it closes the toast. */
interface ToastAction {
  label: string
  /** Announced instead of the label, for visitors who cannot reach the toast in time. */
  altText: string
  /** Makes the action a link; otherwise it is a button that calls `onClick`. */
  href?: string
  onClick?: () => void
}

export interface ToastContent {
  title?: string
  description?: string
  action?: ToastAction
  variant?: 'default' | 'destructive'
  /** How long it is shown, in ms; `Infinity` for no limit. 5000 by default, also for 0. */
  duration?: number
}

/** What Chakra's store keeps of a toast beside its own options. */
export interface ToastMeta {
  content: ToastContent
  /** The time left, in ms, which the toaster counts down. A new object starts again. */
  countdown: { left: number }
  isClosing: boolean
}

/** Chakra's store of toasts. It keeps a toast until the toaster is loaded and shows it. */
export const toaster = createToaster({
  max: 1,
  hotkey: ['F8'],
  pauseOnPageIdle: false,
  removeDelay: 300,
  // Nearer to the edge of low windows, such as a zoomed page's. Its greatest height: toastRecipe.ts.
  offsets: { top: 'min(10rem, 25vh)', right: '1rem', left: '1rem', bottom: 'min(5.5rem, 25vh)' },
})

/** Shows a message in place of the previous one. May be called at any time: it loads the toaster. */
export function toast(given: ToastContent) {
  let meta: ToastMeta = { content: given, countdown: countdownOf(given), isClosing: false }
  // Otherwise the new toast would wait until the old one has gone.
  toaster.remove()
  const id = toaster.create({
    ...optionsOf(meta),
    onStatusChange({ status }) {
      if (status !== 'dismissing') return
      meta = { ...meta, isClosing: true }
      // Later, because Chakra is still rendering; an update of a removed toast would bring it back.
      queueMicrotask(() => toaster.isVisible(id) && toaster.update(id, { meta }))
    },
  })
  loadToaster()
  return {
    id,
    /** Changes the given fields; does nothing once the toast is closed. */
    update(change: ToastContent) {
      if (meta.isClosing || !toaster.isVisible(id)) return
      const countdown = 'duration' in change ? countdownOf(change) : meta.countdown
      meta = { content: { ...meta.content, ...change }, countdown, isClosing: false }
      toaster.update(id, optionsOf(meta))
      loadToaster()
    },
    dismiss: () => dismissToast(id),
  }
}

/** Closes one toast, or the one that is shown. */
export function dismissToast(id?: string): void {
  if (waitingRegion()) toaster.remove(id)
  else toaster.dismiss(id)
}

/** Loads the toaster, so that the first toast appears at once. */
export function loadToaster(): void {
  waitingRegion()?.dispatchEvent(new Event('islandwanted'))
}

/** The text of the current toast, as sentences. */
export function currentText(): string {
  const content: ToastContent = toaster.getVisibleToasts()[0]?.meta?.content ?? {}
  return sentencesOf(content.title, content.description)
}

/** Joins texts, each with a period where it has no punctuation, so that screen readers pause. */
export function sentencesOf(...texts: (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? text.replace(/[^.!?…]$/, '$&.') : [])).join(' ')
}

/** The prerendered region, which the toaster replaces. */
function waitingRegion(): HTMLElement | null {
  return document.getElementById(notificationRegionId)
}

function countdownOf({ duration }: ToastContent): ToastMeta['countdown'] {
  return { left: duration || 5000 }
}

function optionsOf(meta: ToastMeta) {
  const { title, description, action, variant } = meta.content
  return {
    title,
    description,
    type: variant === 'destructive' ? 'error' : 'info',
    // ToastBox.tsx counts down instead.
    duration: Number.POSITIVE_INFINITY,
    action: action && { label: action.label, onClick: () => action.onClick?.() },
    meta,
  }
}
