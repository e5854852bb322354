/** Ids of the menu and of the button that opens it. Apart from their component, because the browser needs them alone. */
export const menuId = 'menu'
export const menuToggleId = 'menu-toggle'
