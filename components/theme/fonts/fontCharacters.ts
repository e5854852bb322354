/** The characters of the site's fonts. Others are shown in a font of the visitor's system. */
export const fontCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  ' \u00a0!"#$%&\'()*+,-./:;=?@[]_',
  '¢§©®°·½×÷−–—‘’“”…›™',
  'áéíñóü',
].join('')
