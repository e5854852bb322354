import { notificationRegionId } from '../../ids.ts'
import { loadOn } from '../loader.ts'

/** Loads the toaster when a script asks for it, and moves focus to its region on F8, as the region's name says. */
export function startToasts(): void {
  const region = document.getElementById(notificationRegionId)
  if (!region) return
  loadOn(region, region, 'islandwanted')
  // The toaster listens itself once it is loaded.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
}
