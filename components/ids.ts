// Free of React: the browser's scripts need these ids too.

export const mainId = 'main'
export const menuId = 'menu'
export const menuToggleId = 'menu-toggle'
export const notificationRegionId = 'notifications'
/** The drawing at the end of every page's header. */
export const pageHeaderEndId = 'page-header-end'
/** Ids of the contact form and of the section that replaces it once it is sent. */
export const contactFormId = 'contact-form'
export const afterContactId = 'after-contact'
