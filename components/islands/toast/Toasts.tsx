import { Toaster } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { notificationRegionLabel } from '../../layout/notificationRegionId.ts'
import { createDisplay } from './createDisplay.ts'
import { SwipeAway } from './SwipeAway.tsx'
import { ToastBox } from './ToastBox.tsx'
import { connectDisplay, dismissToast } from './toast.ts'

/** The region of notifications, and the one toast in it. */
export function Toasts({ host }: { host: HTMLElement }) {
  const [{ toaster, clock, display }] = useState(() => createDisplay(() => regionIn(host)))

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
      toaster={toaster}
      aria-label={notificationRegionLabel}
      // What is said is said once: see announce.ts.
      aria-live="off"
      css={{ '--toast-bottom': '5.5rem', lg: { '--toast-bottom': '1rem' } }}
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
      {({ id = '', title, description, type, meta }) => (
        <SwipeAway key={id} onAway={() => dismissToast(id)}>
          <ToastBox
            title={title}
            description={description}
            destructive={type === 'error'}
            action={meta?.action}
            close={() => dismissToast(id)}
          />
        </SwipeAway>
      )}
    </Toaster>
  )
}

/** Chakra's toaster takes no ref. */
export function regionIn(host: HTMLElement): HTMLElement | null {
  return host.querySelector('[role=region]')
}

/** Wherever focus is; but what Escape has closed already, a dialog or the focused toast, was meant alone. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) dismissToast()
}
