// Ships to every page of every visitor: 2,048 bytes brotli at most, all told.
import { contactFormId, draftKey } from '../components/islands/contact/contactFormIds'
import { startIslands } from '../components/islands/loader'
import { startOpeningStatus } from '../components/islands/opening/startOpeningStatus'
import { menuToggleId } from '../components/layout/menuToggleId'
import { notificationRegionId } from '../components/layout/notificationRegionId'

// With script the menu link is a button.
const menuToggle = document.getElementById(menuToggleId)
if (menuToggle) {
  menuToggle.setAttribute('role', 'button')
  menuToggle.setAttribute('aria-expanded', 'false')
  menuToggle.setAttribute('aria-label', 'Open menu')
  menuToggle.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    menuToggle.click()
  })
}

startIslands()
startOpeningStatus()

// What was typed before and not sent, and what a link says about the message, are there with the page.
const contactForm = document.getElementById(contactFormId)
if (contactForm && (location.search || hasDraft())) {
  contactForm.dispatchEvent(new Event('islandwanted'))
}

function hasDraft(): boolean {
  try {
    return localStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}

// F8 goes to the notifications, as their region's name says.
document.addEventListener('keydown', (event) => {
  if (event.key === 'F8') document.getElementById(notificationRegionId)?.focus()
})
