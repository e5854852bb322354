import icon from '../../../public/icon.svg?raw'

/** The site's sign as an SVG picture of 40 by 40, whatever size it gives itself. */
export const sign = icon
  .replace(/(?<=<svg[^>]*?)\s(width|height)="[^"]*"/g, '')
  .replace('<svg', '<svg width="40" height="40"')
