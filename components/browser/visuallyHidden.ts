/** The style of text for screen readers only. `fixed` keeps it from widening the page. */
export const visuallyHidden = 'position:fixed;top:0;clip-path:inset(50%)'
