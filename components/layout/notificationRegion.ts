/** Id of the region of notifications. Apart from its component, because the browser needs it alone. */
export const notificationRegionId = 'notifications'

/** Name of the region, with the key that leads to it. */
export const notificationRegionLabel = 'Notifications (F8)'

/** F8 leads to the region; what is not there yet must be seen all the same. */
export const emptyRegionStyle = {
  '&:focus:empty::before': { content: '"No notifications"', background: 'Canvas' },
}
