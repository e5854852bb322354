/** Id of the navigation in the footer, the target of the header's link in browsers without popovers. */
export const siteNavigationId = 'site-navigation'
