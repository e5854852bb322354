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

/** Arial, which Android lacks, and two fonts with nearly the same widths. */
const local = 'src: local(Arial), local("Liberation Sans"), local(Roboto);'

/**
 * The fonts and their fallbacks. While a font loads, a system font replaces it, scaled to the same
 * ascent and descent. (They match to a hundredth; otherwise, a line with two weights would be
 * taller.) The widths are those with which the fewest first screens move: with Arial or Roboto, 10%
 * of all pages at nine widths from 320 to 1440 px have a line that breaks differently. Equal average
 * widths (90%, 92.8%, and 96%) would move 13%. Bold fonts use regular Arial too, because Arial Bold
 * and Roboto Bold differ by 6%; browsers synthesize the weight in headings.
 * https://github.com/seek-oss/capsize
 */
export const fontFaceCss = `
  @font-face {
    font-family: Barlow;
    font-weight: 700;
    font-display: swap;
    src: url(${heading});
  }
  @font-face {
    font-family: Source;
    font-display: swap;
    src: url(${text});
  }
  @font-face {
    font-family: Source;
    font-weight: 600;
    font-display: swap;
    src: url(${strong});
  }
  @font-face {
    font-family: "Barlow fallback";
    ${local}
    size-adjust: 89.4%;
    ascent-override: 111.86%;
    descent-override: 22.37%;
  }
  @font-face {
    font-family: "Source fallback";
    ${local}
    size-adjust: 93.2%;
    ascent-override: 109.87%;
    descent-override: 42.92%;
  }
  @font-face {
    font-family: "Source fallback";
    font-weight: 600;
    ${local}
    size-adjust: 96.8%;
    ascent-override: 105.79%;
    descent-override: 41.32%;
  }`
