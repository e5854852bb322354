import { Toaster } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { notificationRegionLabel } from '../../layout/ids.ts'
import { emptyRegionStyle } from '../../theme/toastRecipe.ts'
import { ToastBox } from './ToastBox.tsx'
import { dismissToast, type ToastMeta, toaster } from './toast.ts'

/** The region of notifications, and the one toast in it. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [isWindowLeft, setWindowLeft] = useState(!document.hasFocus())

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('blur', () => setWindowLeft(true), { signal })
    addEventListener('focus', () => setWindowLeft(false), { signal })
    addEventListener('keydown', closeOnEscape, { signal })
    // Browsers send no event for a pointer or focus that leaves because its element is removed.
    const stop = toaster.subscribe(() => {
      // After a tap, `:hover` stays on what was tapped.
      setHovered((wasHovered) => wasHovered && region.current?.matches(':hover') === true)
      setFocus(region.current?.contains(document.activeElement) === true)
    })
    return () => {
      listeners.abort()
      stop()
    }
  }, [])

  return (
    <Toaster
      // Its type leaves out the ref that it takes.
      {...{ ref: region }}
      toaster={toaster}
      aria-label={notificationRegionLabel}
      // A toast is announced once: see announce.ts.
      aria-live="off"
      css={regionStyle}
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocusCapture={(event) => {
        setFocus(true)
        // Otherwise Chakra moves focus back to where it came from when it leaves the region.
        event.stopPropagation()
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {({ id = '', meta }) => (
        <ToastBox
          key={id}
          id={id}
          isPaused={isHovered || hasFocus || isWindowLeft}
          {...(meta as ToastMeta)}
        />
      )}
    </Toaster>
  )
}

/** F8 moves focus to the region; its toast shows the ring. */
const regionStyle = {
  '&:focus': { outline: 'none', '& [data-part=root]': { outline: '3px solid currentColor' } },
  ...emptyRegionStyle,
}

/** Escape closes the toast wherever focus is, unless it closed something else: the menu, or the focused toast. */
function closeOnEscape(event: KeyboardEvent) {
  // Escape also ends the composition of a character.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  if (!document.querySelector(':popover-open')) dismissToast()
}
