import { notificationRegionId } from '../../layout/notificationRegion.ts'
import { loadOn } from '../loader.ts'

/** Loads the toaster when a script asks for it, and leads to its region by F8, as the region's name says. */
export function startToasts(): void {
  const region = document.getElementById(notificationRegionId)
  if (!region) return
  loadOn(region, region, 'islandwanted')
  // The toaster, once loaded, listens itself.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
}
