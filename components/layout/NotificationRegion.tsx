import { chakra } from '@chakra-ui/react'
import { notificationRegionId } from './notificationRegionId'

/** The region of notifications: on every page, empty until there is one. */
export function NotificationRegion() {
  return (
    <chakra.div
      id={notificationRegionId}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      insetInlineEnd="4"
      bottom="4"
    />
  )
}
