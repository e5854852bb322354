// Ships to every page of every visitor: 2,048 bytes brotli at most, all told.
import { startIslands } from '../components/islands/loader'
import { menuToggleId } from '../components/layout/menuToggleId'
import { notificationRegionId } from '../components/layout/notificationRegionId'

// With script the menu link is a button.
const menuToggle = document.getElementById(menuToggleId)
if (menuToggle) {
  menuToggle.role = 'button'
  menuToggle.ariaExpanded = 'false'
  menuToggle.ariaLabel = 'Open menu'
  menuToggle.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    menuToggle.click()
  })
}

startIslands()

// F8 goes to the notifications, as their region's name says.
document.addEventListener('keydown', (event) => {
  if (event.key === 'F8') document.getElementById(notificationRegionId)?.focus()
})
