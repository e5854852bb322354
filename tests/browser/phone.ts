/** A touch screen below the large breakpoint. */
export const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
