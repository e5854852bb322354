import { chakra } from '@chakra-ui/react/styled-system'
import { words } from '../../model/records.ts'
import { notificationRegionId } from '../browser/ids.ts'
import { useIsland } from '../ui/useIsland.ts'

export function NotificationRegion() {
  return (
    <chakra.div
      {...useIsland('toaster')}
      id={notificationRegionId}
      role="region"
      aria-label={words.layout.notifications}
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      insetInlineEnd="4"
      bottom="5.5rem"
      // F8 moves focus here, so it must be visible even if empty.
      css={{
        '&:focus:empty::before': {
          content: JSON.stringify(words.layout.noNotifications),
          background: 'Canvas',
        },
      }}
    />
  )
}
