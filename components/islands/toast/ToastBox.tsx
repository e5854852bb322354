import { chakra, Toast } from '@chakra-ui/react'
import { useMotionValue, useMotionValueEvent } from 'framer-motion'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { slide, swipe } from '../swipe.ts'
import { announce } from './announce.ts'
import { type ToastMeta, toaster } from './toast.ts'

interface ToastBoxProps extends ToastMeta {
  id: string
  isPaused: boolean
}

/** A timer of more milliseconds ends at once. https://developer.mozilla.org/docs/Web/API/Window/setTimeout */
const longestTimeout = 2 ** 31 - 1

/** How far (px) a toast slides in and out: its width and its distance from the edge. */
const slideDistance = 440

/** One toast. It slides in and out, can be swiped away, and closes when its time is up. */
export function ToastBox({ id, content, countdown, isClosing, isPaused }: ToastBoxProps) {
  const { title, description, action, variant } = content
  const box = useRef<HTMLDivElement>(null)
  const x = useMotionValue(slideDistance)

  useMotionValueEvent(x, 'change', (value) => {
    if (box.current) box.current.style.transform = `translateX(${value}px)`
  })

  useLayoutEffect(
    () => (box.current ? swipe(box.current, x, () => toaster.dismiss(id)) : undefined),
    [id, x],
  )

  useLayoutEffect(() => {
    slide(x, isClosing ? slideDistance : 0)
    const element = box.current
    return () => {
      // The keyboard's focus would be lost together with the toast. That of a tap would hold the next toast for good.
      if (element?.querySelector(':focus-visible')) {
        element.closest<HTMLElement>('[role=region]')?.focus()
      }
    }
  }, [x, isClosing])

  // Chakra's own timer ignores the window's focus, and runs for a toast that appears or changes under the pointer.
  useEffect(() => {
    if (isPaused || isClosing || countdown.left === Number.POSITIVE_INFINITY) return
    const start = performance.now()
    const timeout = setTimeout(() => toaster.dismiss(id), Math.min(countdown.left, longestTimeout))
    return () => {
      clearTimeout(timeout)
      countdown.left -= performance.now() - start
    }
  }, [id, countdown, isPaused, isClosing])

  useEffect(() => {
    announce(title, description, action?.altText)
  }, [title, description, action?.altText])

  return (
    <chakra.div ref={box} transform={`translateX(${slideDistance}px)`} userSelect="none">
      <Toast.Root role="group">
        {variant === 'destructive' && <Toast.Indicator role="img" aria-label="Warning" />}
        <chakra.div flexGrow="1">
          {title && <Toast.Title>{title}</Toast.Title>}
          {description && <Toast.Description>{description}</Toast.Description>}
          {action && (
            <Toast.ActionTrigger asChild={action.href !== undefined}>
              {action.href ? <a href={action.href}>{action.label}</a> : action.label}
            </Toast.ActionTrigger>
          )}
        </chakra.div>
        <Toast.CloseTrigger>
          <X aria-hidden="true" />
        </Toast.CloseTrigger>
      </Toast.Root>
    </chakra.div>
  )
}
