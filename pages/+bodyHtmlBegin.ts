import { preloadedFonts } from '../components/theme/fonts/fontFaceCss.ts'

/**
 * Preloads the fonts. In the head, Chromium would delay the first paint for them.
 * https://vike.dev/bodyHtmlBegin
 */
export const bodyHtmlBegin = preloadedFonts
  .map((url) => `<link rel="preload" as="font" href="${url}" crossorigin>`)
  .join('')
