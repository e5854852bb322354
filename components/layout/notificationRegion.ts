/** Id of the region of notifications. Apart from its component, because the browser needs it alone. */
export const notificationRegionId = 'notifications'

/** Name of the region, with the key that leads to it. */
export const notificationRegionLabel = 'Notifications (F8)'
