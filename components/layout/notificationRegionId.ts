/** Id of the region of notifications. Apart from its component, because the browser needs it alone. */
export const notificationRegionId = 'notifications'
