import { chakra } from '@chakra-ui/react/styled-system'
import { notificationRegionId } from '../ids.ts'
import { useIsland } from '../ui/useIsland.ts'

/** The region of notifications, on every page. Empty until the toaster replaces it. */
export function NotificationRegion() {
  return (
    <chakra.div
      {...useIsland('toaster')}
      id={notificationRegionId}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      insetInlineEnd="4"
      bottom="5.5rem"
      // F8 moves focus to it, so it must be visible when it is empty.
      css={{ '&:focus:empty::before': { content: '"No notifications"', background: 'Canvas' } }}
    />
  )
}
