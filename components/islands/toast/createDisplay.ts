import { createToaster } from '@chakra-ui/react'
import { type MotionValue, motionValue } from 'framer-motion'
import { breakpoints } from '../../theme/tokens.ts'
import { slide } from '../swipe.ts'
import { announce } from './announce.ts'
import { createClock } from './createClock.ts'
import { dismissToast, type ToastContent, type ToastDisplay, type ToastRecord } from './toast.ts'

const defaultDuration = 5000

/** How far (px) a toast slides in and out: its width and its distance from the edge. */
export const slideDistance = 440

/**
 * Chakra's toaster, holding one toast at most. It gets no duration: our own clock also stands still when the window
 * is left, and for a toast that comes or changes while it is held.
 */
export function createDisplay() {
  const toaster = createToaster({
    // On a wide screen beside the page's heading, where no button is; on a phone within the thumb's reach.
    placement: matchMedia(`(min-width: ${breakpoints.lg})`).matches ? 'top-end' : 'bottom-end',
    max: 1,
    hotkey: ['F8'],
    pauseOnPageIdle: false,
    removeDelay: 300,
    offsets: { top: '10rem', right: '1rem', left: '1rem', bottom: '5.5rem' },
  })
  const clock = createClock(() => dismissToast())
  const region = { current: null as HTMLElement | null }
  let x: MotionValue<number> = motionValue(0)

  /** Focus inside a toast that goes away moves to the region. */
  function keepFocus() {
    if (region.current?.contains(document.activeElement)) region.current.focus()
  }

  const display: ToastDisplay = {
    show(record) {
      keepFocus()
      // Without this a second toast would wait for the first to go.
      toaster.remove()
      clock.hold('pointer', region.current?.matches(':hover') === true)
      clock.hold('focus', region.current?.contains(document.activeElement) === true)
      x = motionValue(slideDistance)
      toaster.create({
        ...optionsOf(record),
        meta: { x, href: record.action?.href },
        id: record.id,
        // However it was closed: by the clock, a button, a key or a swipe.
        onStatusChange({ status }) {
          if (status !== 'dismissing') return
          clock.start(Number.POSITIVE_INFINITY)
          keepFocus()
          slide(x, slideDistance)
          dismissToast(record.id)
        },
      })
      slide(x, 0)
      clock.start(durationOf(record))
      announce(record)
    },
    update(record, change) {
      toaster.update(record.id, optionsOf(record))
      if ('duration' in change) clock.start(durationOf(change))
      if ('title' in change || 'description' in change) announce(record)
    },
    dismiss: (id) => toaster.dismiss(id),
  }
  return { toaster, clock, display, region }
}

function optionsOf({ title, description, action, variant }: ToastRecord) {
  return {
    title,
    description,
    type: variant === 'destructive' ? 'error' : 'info',
    duration: Number.POSITIVE_INFINITY,
    action: action && { label: action.label, onClick: () => action.onClick?.() },
  }
}

function durationOf({ duration }: ToastContent): number {
  return duration || defaultDuration
}
