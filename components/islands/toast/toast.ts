import { notificationRegionId } from '../../layout/notificationRegion.ts'

/** What a toast offers to do. Choosing it closes the toast. */
export interface ToastAction {
  label: string
  /** Announced in place of the label, for those who cannot reach the toast in time. */
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

export interface ToastRecord extends ToastContent {
  id: string
}

/** What shows toasts, once it is loaded. */
export interface ToastDisplay {
  show(record: ToastRecord): void
  update(record: ToastRecord, change: ToastContent): void
  dismiss(id: string): void
}

let count = 0
let current: ToastRecord | undefined
let display: ToastDisplay | undefined

/** Shows a message in place of the one before. May be called at any time: the toaster is loaded when first needed. */
export function toast(content: ToastContent) {
  count += 1
  const record: ToastRecord = { ...content, id: String(count) }
  current = record
  if (display) display.show(record)
  else prepareToasts()
  return {
    id: record.id,
    /** Changes what is given and leaves the rest; does nothing once the toast is gone. */
    update(change: ToastContent) {
      if (current?.id !== record.id) return
      Object.assign(record, change)
      if (display) display.update(record, change)
      else prepareToasts()
    },
    dismiss: () => dismissToast(record.id),
  }
}

/** Closes one toast, or whatever is shown. */
export function dismissToast(id = current?.id): void {
  if (id === undefined || current?.id !== id) return
  current = undefined
  display?.dismiss(id)
}

/** Loads the toaster, so that the first toast comes at once. */
export function prepareToasts(): void {
  document.getElementById(notificationRegionId)?.dispatchEvent(new Event('islandwanted'))
}

/** The words of the toast that is shown or waits for the toaster, as sentences. */
export function currentWords(): string {
  return current ? sentencesOf(current.title, current.description) : ''
}

/** Joins texts, each with a period where it has no punctuation, so that screen readers pause. */
export function sentencesOf(...texts: (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? text.replace(/[^.!?…]$/, '$&.') : [])).join(' ')
}

/** Hands the toasts over to what shows them, with the one that has been waiting for it. */
export function connectDisplay(connected: ToastDisplay): void {
  display = connected
  if (current) display.show(current)
}
