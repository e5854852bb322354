import { chakra, Toast } from '@chakra-ui/react'
import type { MotionValue } from 'framer-motion'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { swipe } from '../swipe.ts'
import { dismissToast } from './toast.ts'

interface ToastBoxProps {
  id: string
  title?: ReactNode
  description?: ReactNode
  /** A destructive one has a sign, so that color is not all that tells it. */
  isDestructive: boolean
  action?: { label: string; href?: string }
  /** Where it is, in px to the right of its place. */
  x: MotionValue<number>
}

/** One toast, which can be swiped away. */
export function ToastBox({ id, title, description, isDestructive, action, x }: ToastBoxProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
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
  }, [id, x])

  return (
    <chakra.div ref={box} touchAction="pan-y" userSelect="none">
      <Toast.Root role="group">
        {isDestructive && <Toast.Indicator role="img" aria-label="Warning" />}
        <chakra.div flexGrow="1" minWidth="0">
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
