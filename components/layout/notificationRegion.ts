/** Id of the region of notifications. Apart from its component, because the browser needs it alone. */
export const notificationRegionId = 'notifications'

/** Name of the region, with the key that leads to it. */
export const notificationRegionLabel = 'Notifications (F8)'

/** What F8 leads to while there is no toast: a notice of it. */
export const emptyRegionStyle = {
  '&:focus:empty::before': {
    content: '"No notifications"',
    display: 'block',
    padding: '1rem',
    background: 'Canvas',
    color: 'CanvasText',
    border: '3px solid',
    borderRadius: '0.625rem',
  },
}
