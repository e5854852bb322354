import { notificationRegionId } from '../ids.ts'
import { loadOn } from './loader.ts'

/** F8 moves focus to the region, as its label says. */
export function startToasts(): void {
  const region = document.getElementById(notificationRegionId)
  if (!region) return
  loadOn(region, region, 'islandwanted')
  // Once loaded, the toaster listens itself.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
}
