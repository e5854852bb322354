// `npm run fonts` writes these files and prints their names, which change with what is in them.
const heading = '/assets/barlow-700.390947.woff2'
const text = '/assets/source-400.c7311e.woff2'
const strong = '/assets/source-600.5bac45.woff2'

/** The addresses of all fonts. */
export const fonts = [heading, text, strong]

/** The fonts that every page needs at once. */
export const preloadedFonts = [heading, text]

/** Arial's, which Android does not have, and two with nearly the same widths. */
const local = 'src: local(Arial), local("Liberation Sans"), local(Roboto);'

/**
 * The fonts, and what replaces them until they have arrived: a font of the system, scaled to the same average width and
 * to the same ascent and descent (to a hundredth, or a line with two weights would be higher), so that nothing moves. Measured over the texts of this site: Barlow Semi Condensed
 * Bold is 0.409 em wide on average, Source Sans 3 0.412 em, its semibold 0.424 em; Arial 0.444 em and 0.456 em in
 * headings, Roboto 0.441 em and 0.453 em. The regular Arial stands for bold fonts too, because Arial Bold and Roboto
 * Bold differ by 6%; browsers thicken it in headings. https://github.com/seek-oss/capsize
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
