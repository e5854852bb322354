import * as zag from '@zag-js/toast'
import { normalizeProps, spreadProps, VanillaMachine } from '@zag-js/vanilla'
import { visuallyHidden } from '../../visuallyHidden.ts'
import { place, slide, swipe } from '../swipe.ts'
import { joinSentences, type StoredToast } from './toast.ts'
import { dismiss, notification, warning } from './words.data.ts'

/** How far (px) a toast slides: its width plus its distance from the edge. */
const slideDistance = 440

/** How long (ms) an announcement stays: screen readers have read it, and don't find it later. */
const announcementLifetime = 1000

/** An unknown selector throws. */
const focusVisible = CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus'

/** The Lucide icons `x` and `triangle-alert`. https://lucide.dev */
const cross = 'M18 6 6 18M6 6l12 12'
const triangle =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01'

/**
 * Adds a toast to the region. It slides in and out, can be swiped away, and closes when its time is
 * up.
 * @param group Zag's service for the region
 * @param isHeld whether its timer must be paused
 * @param returnFocus moves focus from the region to where it was before
 */
export function createToastBox(
  initial: StoredToast,
  group: zag.GroupService,
  region: HTMLElement,
  isHeld: () => boolean,
  returnFocus: () => void,
) {
  let toast = initial
  let announced = ''
  let isOpen = true
  const machine = new VanillaMachine(zag.machine, { ...toast, parent: group, index: 0 })
  const connect = () => zag.connect(machine.service, normalizeProps)

  const root = document.createElement('div')
  const title = document.createElement('div')
  const description = document.createElement('div')
  const close = document.createElement('button')
  const text = document.createElement('div')
  const link = document.createElement('a')
  const button = document.createElement('button')
  const indicator = icon(triangle, {
    'data-scope': 'toast',
    'data-part': 'indicator',
    role: 'img',
    'aria-label': warning,
  })
  close.append(icon(cross, { 'aria-hidden': true }))
  text.append(title, description, link, button)
  root.append(indicator, text, close)

  place(root, slideDistance)
  swipe(root, root, () => connect().dismiss())

  const holdOrRun = () => {
    const api = connect()
    if (!api.visible || isHeld() === api.paused) return
    if (api.paused) api.resume()
    else api.pause()
  }

  /**
   * Moves focus, which would be lost with the toast. Not after a tap: focus would pause the next
   * toast for good.
   */
  const keepFocus = () => {
    const { activeElement } = document
    if (root.contains(activeElement) && activeElement?.matches(focusVisible)) region.focus()
  }

  const render = () => {
    const api = connect()
    const { content } = toast.meta
    // The region's own style positions it.
    const { style, ...rootProps } = api.getRootProps()
    // The visible text is not live: see `announce`.
    spreadProps(root, { ...rootProps, role: 'group', 'aria-atomic': undefined })
    spreadProps(title, { ...api.getTitleProps(), hidden: !content.title })
    spreadProps(description, { ...api.getDescriptionProps(), hidden: !content.description })
    spreadProps(close, { ...api.getCloseTriggerProps(), 'aria-label': dismiss })
    setText(title, content.title)
    setText(description, content.description)
    indicator.toggleAttribute('hidden', content.variant !== 'destructive')
    const { label, href } = content.action ?? {}
    const { type, ...actionProps } = api.getActionTriggerProps()
    spreadProps(link, { ...actionProps, href, hidden: !href })
    spreadProps(button, { ...actionProps, type, hidden: !label || Boolean(href) })
    for (const action of [link, button]) setText(action, label)

    const words = joinSentences(content.title, content.description, content.action?.altText)
    if (announced !== words) announce(words)
    announced = words

    holdOrRun()
    // The machine ignores a dismissal in the same frame as a duration change.
    if (api.visible && toast.message === 'DISMISS') api.dismiss()
    if (isOpen && !api.visible) {
      isOpen = false
      keepFocus()
      returnFocus()
      slide(root, slideDistance)
    }
  }

  machine.subscribe(render)
  render()
  region.append(root)
  machine.start()
  slide(root, 0)

  return {
    id: toast.id,
    holdOrRun,
    update(next: StoredToast) {
      const restarts = next.meta.clock !== toast.meta.clock
      toast = next
      machine.updateProps(next)
      // Zag restarts the timer only if the duration changes.
      if (restarts) machine.send({ type: 'UPDATE' })
    },
    remove() {
      keepFocus()
      machine.stop()
      root.remove()
    },
  }
}

function announce(text: string): void {
  const status = document.createElement('div')
  spreadProps(status, { role: 'status', 'aria-live': 'assertive' })
  status.style.cssText = visuallyHidden
  document.body.append(status)
  // Some screen readers miss text that is added together with its element.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      status.textContent = `${notification} ${text}`
      setTimeout(() => status.remove(), announcementLifetime)
    }),
  )
}

/** Sets text only if it changed: Zag measures and re-renders a toast whenever its text is set. */
function setText(element: HTMLElement, text = ''): void {
  if (element.textContent !== text) element.textContent = text
}

/** @param path in Lucide's 24 px square */
function icon(path: string, attributes: Record<string, string | true>): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  spreadProps(svg, attributes)
  const line = document.createElementNS(namespace, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
