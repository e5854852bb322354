/** A phone in the hand: below the large breakpoint, touched. */
export const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
