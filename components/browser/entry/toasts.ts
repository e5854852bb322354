import { notificationRegionId } from '../ids.ts'
import { loadOn } from './loader.ts'

/**
 * Loads the toaster when a script needs it, and moves focus to its region on F8, as the region's
 * label says.
 */
export function startToasts(): void {
  const region = document.getElementById(notificationRegionId)
  if (!region) return
  loadOn(region, region, 'islandwanted')
  // Once loaded, the toaster listens itself.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
}
