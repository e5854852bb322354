/** Style of a text for screen readers alone. Fixed, so that it neither widens nor scrolls the page. */
export const visuallyHidden = 'position:fixed;top:0;clip-path:inset(50%)'
