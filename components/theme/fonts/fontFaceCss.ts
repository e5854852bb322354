import { language } from '../../../model/languages.ts'

// `npm run fonts` writes these files and prints their names, which include a content hash.
export const fonts = [
  '/assets/heading.f3ba6d.woff2',
  '/assets/text.fb1be1.woff2',
  '/assets/strong.984206.woff2',
] as const

/** With more letters, for pages in another language. */
export const translationFonts = [
  '/assets/heading-translated.6bf92b.woff2',
  '/assets/text-translated.fd6ad7.woff2',
  '/assets/strong-translated.d3bb41.woff2',
] as const

const [heading, text, strong] = language ? translationFonts : fonts

/** The fonts that every page needs right away. */
export const preloadedFonts = [heading, text]

/**
 * The fonts and their fallbacks: Arial, which Android lacks, and two fonts with nearly the same
 * widths, scaled to the width of the site's. A page whose fonts aren't there at its first paint keeps
 * the fallbacks, so that nothing moves: on a slow line the first page of a first visit. Headings get
 * a bold font, because browsers synthesize a pale one. The fallbacks' short names make a page 18
 * bytes smaller.
 */
export const fontFaceCss = `
  @font-face {
    font-family: Barlow;
    font-weight: 700;
    font-display: optional;
    src: url(${heading});
  }
  @font-face {
    font-family: Source;
    font-display: optional;
    src: url(${text});
  }
  @font-face {
    font-family: Source;
    font-weight: 600;
    font-display: optional;
    src: url(${strong});
  }
  @font-face {
    font-family: B;
    font-weight: 700;
    src: local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold");
    size-adjust: 86%;
  }
  @font-face {
    font-family: S;
    src: local(Arial), local("Liberation Sans"), local(Roboto);
    size-adjust: 93.2%;
  }`
