/** Id of the navigation in the footer: where the header's menu link leads without script. */
export const siteNavigationId = 'site-navigation'
