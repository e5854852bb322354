// Imports no React: the browser's scripts need these ids too.

export const mainId = 'main'
export const menuId = 'menu'
export const notificationRegionId = 'notifications'
/** The drawing at the end of every page header. */
export const pageHeaderEndId = 'page-header-end'
/** The ids of the contact form and of the section that replaces it after it is sent. */
export const contactFormId = 'contact-form'
export const afterContactId = 'sent'
