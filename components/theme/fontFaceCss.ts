import headingFont from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2?url'

/**
 * The heading face, and a system face that stands in where it has not come within 100 ms: on a slow
 * line, the first page keeps it, and nothing moves. It is scaled to the same average width and line
 * height. With `swap`, headings that wrap into fewer lines moved the page by 0.03 (CLS).
 * The figures come from the fonts' own tables: Barlow Semi Condensed Bold has an average width of
 * 0.405 em, an ascent of 1 em and a descent of 0.2 em; Arial Bold is 0.48 em wide.
 * https://github.com/seek-oss/capsize
 */
export const fontFaceCss = `
  @font-face {
    font-family: Barlow;
    font-weight: 700;
    font-display: optional;
    src: url(${headingFont}) format("woff2");
  }
  @font-face {
    font-family: "Barlow fallback";
    font-weight: 700;
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold");
    size-adjust: 84.4%;
    ascent-override: 118.5%;
    descent-override: 23.7%;
    line-gap-override: 0%;
  }`
