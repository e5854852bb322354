import icon from '../../public/icon.svg?raw'

/** `public/icon.svg` at 40 by 40 pixels, whatever size it gives itself. */
export const logo = icon
  .replace(/(?<=<svg[^>]*?)\s(width|height)="[^"]*"/g, '')
  .replace('<svg', '<svg width="40" height="40"')
