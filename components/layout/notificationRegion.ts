/** Id of the region of notifications, in a file without React for the browser. */
export const notificationRegionId = 'notifications'

/** Name of the region, with the key that moves focus to it. */
export const notificationRegionLabel = 'Notifications (F8)'
