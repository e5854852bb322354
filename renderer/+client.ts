// Ships to every page of every visitor: 2,048 bytes brotli at most, all told.
import { notificationRegionId } from '../components/layout/notificationRegionId'

// F8 goes to the notifications, as their region's name says.
document.addEventListener('keydown', (event) => {
  if (event.key === 'F8') document.getElementById(notificationRegionId)?.focus()
})
