/** Id of the header's menu link. Apart from its component, because the browser needs it alone. */
export const menuToggleId = 'menu-toggle'
