import { notificationRegionId } from '../../layout/notificationRegionId.ts'
import { showPlainly } from './showPlainly.ts'

/** What a toast offers to do. Choosing it closes the toast. */
export interface ToastAction {
  label: string
  /** What is said in place of the label to those who cannot reach the toast in time. */
  altText: string
  /** Where the action leads; else it is a button that calls `onClick`. */
  href?: string
  onClick?: () => void
}

export interface ToastContent {
  title?: string
  description?: string
  action?: ToastAction
  variant?: 'default' | 'destructive'
  /** Time to be seen, in ms; `Infinity` for no limit. 5000 unless said, also for 0. */
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

/**
 * Shows a message, in the place of the one before. May be called at any time: what shows it is loaded
 * when first needed.
 */
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
      current = Object.assign(record, change)
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

/** Loads what shows toasts, so that the first one comes at once. */
export function prepareToasts(): void {
  const region = document.getElementById(notificationRegionId)
  if (display || !region) return
  // However often it is asked for, it is listened to once.
  region.addEventListener('islandfailed', showCurrentPlainly, { once: true })
  region.dispatchEvent(new Event('islandwanted'))
}

function showCurrentPlainly({ target }: Event): void {
  if (current && target instanceof HTMLElement) showPlainly(target, current)
}

/** Takes over the showing, with the toast that has been waiting for it. */
export function connectDisplay(connected: ToastDisplay): void {
  display = connected
  if (current) display.show(current)
}
