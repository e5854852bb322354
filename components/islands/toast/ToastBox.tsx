import { chakra, Toast } from '@chakra-ui/react'
import type { MotionValue } from 'framer-motion'
import { swipe } from '../swipe.ts'
import { dismissToast } from './toast.ts'

interface ToastBoxProps {
  id: string
  title?: React.ReactNode
  description?: React.ReactNode
  /** A destructive one has a sign, so that color is not all that tells it. */
  isDestructive: boolean
  action?: { label: string; href?: string }
  /** Where it is, in px to the right of its place. */
  x: MotionValue<number>
}

/** One toast, which can be swiped away. */
export function ToastBox({ id, title, description, isDestructive, action, x }: ToastBoxProps) {
  const attach = (element: HTMLElement | null) => {
    if (!element) return
    const paint = (value: number) => {
      element.style.transform = `translateX(${value}px)`
    }
    paint(x.get())
    const stopPainting = x.on('change', paint)
    const stopSwipe = swipe(element, x, () => dismissToast(id))
    return () => {
      stopPainting()
      stopSwipe()
    }
  }
  return (
    <chakra.div ref={attach} touchAction="pan-y" userSelect="none">
      <Toast.Root role="group">
        {isDestructive && <Toast.Indicator role="img" aria-label="Warning" />}
        <chakra.div flexGrow="1" minWidth="0">
          {title && <Toast.Title>{title}</Toast.Title>}
          {description && <Toast.Description>{description}</Toast.Description>}
          {action?.href && (
            <Toast.ActionTrigger as="a" {...{ type: undefined, href: action.href }}>
              {action.label}
            </Toast.ActionTrigger>
          )}
          {action && !action.href && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
        </chakra.div>
        <Toast.CloseTrigger />
      </Toast.Root>
    </chakra.div>
  )
}
