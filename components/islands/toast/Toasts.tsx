import { Toaster } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { notificationRegionLabel } from '../../layout/notificationRegion.ts'
import { emptyRegionStyle } from '../../theme/toastRecipe.ts'
import { createDisplay } from './createDisplay.ts'
import { ToastBox } from './ToastBox.tsx'
import { connectDisplay, dismissToast } from './toast.ts'

/** The region of notifications, and the one toast in it. */
export function Toasts() {
  const [{ toaster, clock, display, region }] = useState(createDisplay)

  useEffect(() => {
    const leave = () => clock.hold('window', true)
    const comeBack = () => clock.hold('window', false)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    addEventListener('keydown', closeOnEscape)
    if (!document.hasFocus()) leave()
    connectDisplay(display)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [clock, display])

  return (
    <Toaster
      // Its type leaves out the ref that it takes.
      {...{ ref: region }}
      toaster={toaster}
      aria-label={notificationRegionLabel}
      // A toast is announced once: see announce.ts.
      aria-live="off"
      css={regionStyle}
      onPointerMove={() => clock.hold('pointer', true)}
      onPointerLeave={() => clock.hold('pointer', false)}
      onFocusCapture={(event) => {
        clock.hold('focus', true)
        // Else Chakra pulls focus back to where it came from when it leaves the region.
        event.stopPropagation()
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        clock.hold('focus', currentTarget.contains(relatedTarget))
      }
    >
      {({ id = '', title, description, type, action, meta }) => (
        <ToastBox
          key={id}
          id={id}
          title={title}
          description={description}
          isDestructive={type === 'error'}
          action={action && { label: String(action.label), href: meta?.href }}
          x={meta?.x}
        />
      )}
    </Toaster>
  )
}

/** F8 leads to the region; the ring goes around what is in it. */
const regionStyle = {
  '&:focus': { outline: 'none', '& [data-part=root]': { outline: '3px solid currentColor' } },
  ...emptyRegionStyle,
}

/** Wherever focus is; but what Escape has closed already, the menu or the focused toast, was meant alone. */
function closeOnEscape(event: KeyboardEvent) {
  const isMenuOpen = document.querySelector('[popover]')?.matches(':popover-open')
  if (event.key === 'Escape' && !event.defaultPrevented && !isMenuOpen) dismissToast()
}
