// `npm run fonts` writes these files and prints their names, which include a content hash.
const heading = '/assets/barlow-700.f3ba6d.woff2'
const text = '/assets/source-400.fb1be1.woff2'
const strong = '/assets/source-600.984206.woff2'

/** The URLs of all fonts. */
export const fonts = [heading, text, strong]

/** The fonts that every page needs right away. */
export const preloadedFonts = [heading, text]

/** Arial, which Android lacks, and two fonts with nearly the same widths. */
const local = 'src: local(Arial), local("Liberation Sans"), local(Roboto);'

/**
 * The fonts and their fallbacks. While a font loads, a system font replaces it, scaled to the same
 * average width, ascent, and descent, so that nothing moves. (Ascent and descent match to a
 * hundredth; otherwise, a line with two weights would be taller.) Average widths over this site's
 * text: Barlow Semi Condensed Bold 0.409 em, Source Sans 3 0.412 em and 0.424 em semibold; Arial
 * 0.444 em and 0.456 em in headings; Roboto 0.441 em and 0.453 em. Bold fonts use regular Arial
 * too, because Arial Bold and Roboto Bold differ by 6%; browsers synthesize the weight in headings.
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
    size-adjust: 90%;
    ascent-override: 111.11%;
    descent-override: 22.22%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Source fallback";
    ${local}
    size-adjust: 92.8%;
    ascent-override: 110.34%;
    descent-override: 43.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Source fallback";
    font-weight: 600;
    ${local}
    size-adjust: 96%;
    ascent-override: 106.67%;
    descent-override: 41.67%;
    line-gap-override: 0%;
  }`
