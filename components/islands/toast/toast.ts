import { createStore, type Props } from '@zag-js/toast'
import { notificationRegionId } from '../../ids.ts'

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

/** A toast as the store keeps it. */
export interface StoredToast extends Props {
  /** What the store asks of a toast. Zag's types leave it out. */
  message?: 'DISMISS'
  meta: ToastMeta
}

interface ToastMeta {
  content: ToastContent
  /** A new object starts the time again. */
  clock: object
}

/** The store of Chakra's toaster. It keeps a toast until the toaster is loaded and shows it. */
export const toaster = createStore({
  max: 1,
  hotkey: ['F8'],
  pauseOnPageIdle: false,
  removeDelay: 300,
  placement: 'bottom-end',
})

/** Shows a toast in place of the current one. Loads the toaster on first use. */
export function toast(content: ToastContent) {
  let meta: ToastMeta = { content, clock: {} }
  let isClosing = false
  // The new toast would wait until the old one is gone.
  toaster.remove()
  const id = toaster.create({
    ...toStoreOptions(meta),
    onStatusChange({ status }) {
      isClosing ||= status === 'dismissing'
    },
  })
  loadToaster()
  return {
    id,
    /** Changes the given fields; does nothing once the toast is closed. */
    update(change: ToastContent) {
      // An update of a removed toast would bring it back.
      if (isClosing || !toaster.isVisible(id)) return
      const clock = 'duration' in change ? {} : meta.clock
      meta = { content: { ...meta.content, ...change }, clock }
      toaster.update(id, toStoreOptions(meta))
      loadToaster()
    },
    dismiss: () => dismissToast(id),
  }
}

/** Closes one toast, or the one that is shown. */
export function dismissToast(id?: string): void {
  if (getWaitingRegion()) toaster.remove(id)
  else toaster.dismiss(id)
}

/** Loads the toaster, so that the first toast appears at once. */
export function loadToaster(): void {
  getWaitingRegion()?.dispatchEvent(new Event('islandwanted'))
}

/** The text of the current toast, as sentences. */
export function getCurrentText(): string {
  const content: ToastContent = toaster.getVisibleToasts()[0]?.meta?.content ?? {}
  return joinSentences(content.title, content.description)
}

/** Joins texts, each with a period where it has no punctuation, so that screen readers pause. */
export function joinSentences(...texts: (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? text.replace(/[^.!?…]$/, '$&.') : [])).join(' ')
}

/** The region, until the toaster is loaded. */
function getWaitingRegion(): HTMLElement | null {
  return document.querySelector(`#${notificationRegionId}[data-island]`)
}

function toStoreOptions(meta: ToastMeta) {
  const { title, description, action, variant, duration } = meta.content
  return {
    title,
    description,
    type: variant === 'destructive' ? 'error' : 'info',
    // Zag closes one of 0 ms at once.
    duration: duration || 5000,
    action: action && { label: action.label, onClick: () => action.onClick?.() },
    meta,
  }
}
