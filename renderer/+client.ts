// Ships to every page of every visitor: 2,048 bytes brotli at most, all told.
import { contactFormId } from '../components/islands/contact/contactFormIds.ts'
import { keepDraft } from '../components/islands/contact/keepDraft.ts'
import { startIslands } from '../components/islands/loader.ts'
import { startMenu } from '../components/islands/menu/startMenu.ts'
import { startOpeningStatus } from '../components/islands/opening/startOpeningStatus.ts'
import { notificationRegionId } from '../components/layout/notificationRegionId.ts'
import { skipSlowTransition } from '../components/layout/skipSlowTransition.ts'

startIslands()
startMenu()
startOpeningStatus()
skipSlowTransition()

const contactForm = document.getElementById(contactFormId)
if (contactForm) keepDraft(contactForm)
// What a link says about the message is there with the page.
if (location.search) contactForm?.dispatchEvent(new Event('islandwanted'))

// F8 goes to the notifications, as their region's name says.
document.addEventListener('keydown', (event) => {
  if (event.key === 'F8') document.getElementById(notificationRegionId)?.focus()
})
