import { chakra } from '@chakra-ui/react/styled-system'
import { notificationRegionId, notificationRegionLabel } from '../ids.ts'
import { emptyRegionStyle } from '../theme/toastRecipe.ts'
import { useIsland } from '../ui/useIsland.ts'

/** The region of notifications, on every page. Empty until the toaster replaces it. */
export function NotificationRegion() {
  return (
    <chakra.div
      {...useIsland('toaster')}
      id={notificationRegionId}
      role="region"
      aria-label={notificationRegionLabel}
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      insetInlineEnd="4"
      bottom="5.5rem"
      css={emptyRegionStyle}
    />
  )
}
