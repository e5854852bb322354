/** The characters in the site's fonts. Others use a system font. */
export const fontCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  ' \u00a0!"#$%&\'()+,-./:;=?@_',
  '¢§©®°·½×÷−–—‘’“”…›',
  'áéíñóü',
].join('')
