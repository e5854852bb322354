/** Ids of the menu and its button, in a file without React for the browser. */
export const menuId = 'menu'
export const menuToggleId = 'menu-toggle'
