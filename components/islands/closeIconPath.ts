/** A cross on a square of 24. Apart from its component, because the menu draws it without React. */
export const closeIconPath = 'M6 6 18 18M18 6 6 18'
