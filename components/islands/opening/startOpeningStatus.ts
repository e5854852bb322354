import { openingStatus } from './openingStatus.ts'

const minute = 60_000

/** Says beside the hours whether the office is open, and keeps it true. */
export function startOpeningStatus(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-opening-hours]')
  const say = () => {
    for (const place of places) {
      place.textContent = openingStatus(place.dataset.openingHours ?? '', new Date())
    }
  }
  say()
  setInterval(say, minute)
}
