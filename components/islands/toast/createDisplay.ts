import { createToaster } from '@chakra-ui/react'
import { announce } from './announce.ts'
import { createClock } from './createClock.ts'
import { dismissToast, type ToastContent, type ToastDisplay, type ToastRecord } from './toast.ts'

const defaultDuration = 5000

/**
 * Chakra's toaster, holding one toast at most. It is given no time to count: our own clock also stands
 * still when the window is left, and for a toast that comes or changes while it is held.
 */
export function createDisplay(getRegion: () => HTMLElement | null) {
  const toaster = createToaster({
    placement: 'bottom-end',
    max: 1,
    hotkey: ['F8'],
    pauseOnPageIdle: false,
    offsets: { top: '1rem', right: '1rem', left: '1rem', bottom: 'var(--toast-bottom)' },
  })
  const clock = createClock(() => dismissToast())

  /** Focus inside what goes away stays near: at the region. */
  function keepFocus() {
    const region = getRegion()
    if (region?.contains(document.activeElement)) region.focus()
  }

  const display: ToastDisplay = {
    show(record) {
      keepFocus()
      // Without this a second toast would wait for the first to go.
      toaster.remove()
      const region = getRegion()
      clock.hold('pointer', region?.matches(':hover') === true)
      clock.hold('focus', region?.contains(document.activeElement) === true)
      toaster.create({
        ...contentOf(record),
        id: record.id,
        // However it was closed: by the clock, a button, a key or a swipe.
        onStatusChange({ status }) {
          if (status !== 'dismissing') return
          clock.stop()
          keepFocus()
          dismissToast(record.id)
        },
      })
      clock.start(durationOf(record))
      announce(record)
    },
    update(record, change) {
      toaster.update(record.id, contentOf(record))
      if ('duration' in change) clock.start(durationOf(change))
      if ('title' in change || 'description' in change) announce(record)
    },
    dismiss: (id) => toaster.dismiss(id),
  }
  return { toaster, clock, display }
}

function contentOf({ title, description, action, variant }: ToastRecord) {
  return {
    title,
    description,
    type: variant === 'destructive' ? 'error' : 'info',
    duration: Number.POSITIVE_INFINITY,
    meta: { action },
  }
}

function durationOf({ duration }: ToastContent): number {
  return duration || defaultDuration
}
