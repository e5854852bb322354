import { createStore, type Props } from '@zag-js/toast'
import { notificationRegionId } from '../../ids.ts'

interface ToastAction {
  label: string
  /** Announced instead of the label, for visitors who can't reach the toast in time. */
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
  /** How long to show it, in ms. `Infinity` never closes it. The default is 5000, also for 0. */
  duration?: number
}

export interface StoredToast extends Props {
  /** Zag's types omit it. */
  message?: 'DISMISS'
  meta: ToastMeta
}

interface ToastMeta {
  content: ToastContent
  /** A new object restarts the timer. */
  clock: object
}

/** The store of Chakra's toaster. It keeps a toast until the toaster has loaded. */
export const toaster = createStore({
  max: 1,
  hotkey: ['F8'],
  pauseOnPageIdle: false,
  removeDelay: 300,
  placement: 'bottom-end',
})

/** Shows a toast, replacing the current one. Loads the toaster on first use. */
export function toast(content: ToastContent) {
  let meta: ToastMeta = { content, clock: {} }
  let isClosing = false
  // Otherwise, the new toast would wait for the old one.
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
    /** Changes the given fields. Does nothing if the toast is closed. */
    update(change: ToastContent) {
      // Updating a removed toast would bring it back.
      if (isClosing || !toaster.isVisible(id)) return
      const clock = 'duration' in change ? {} : meta.clock
      meta = { content: { ...meta.content, ...change }, clock }
      toaster.update(id, toStoreOptions(meta))
      loadToaster()
    },
    dismiss: () => dismissToast(id),
  }
}

/** Closes a toast by id, or the one that is shown. */
export function dismissToast(id?: string): void {
  if (getWaitingRegion()) toaster.remove(id)
  else toaster.dismiss(id)
}

/** Preloads the toaster, so that the first toast appears without delay. */
export function loadToaster(): void {
  getWaitingRegion()?.dispatchEvent(new Event('islandwanted'))
}

export function getCurrentText(): string {
  const content: ToastContent = toaster.getVisibleToasts()[0]?.meta?.content ?? {}
  return joinSentences(content.title, content.description)
}

/** Joins strings, adding missing periods, so that screen readers pause between them. */
export function joinSentences(...texts: (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? text.replace(/[^.!?…]$/, '$&.') : [])).join(' ')
}

/** The region, as long as the toaster has not loaded. */
function getWaitingRegion(): HTMLElement | null {
  return document.querySelector(`#${notificationRegionId}[data-island]`)
}

function toStoreOptions(meta: ToastMeta) {
  const { title, description, action, variant, duration } = meta.content
  return {
    title,
    description,
    type: variant === 'destructive' ? 'error' : 'info',
    // Zag closes a toast of 0 ms immediately.
    duration: duration || 5000,
    action: action && { label: action.label, onClick: () => action.onClick?.() },
    meta,
  }
}
