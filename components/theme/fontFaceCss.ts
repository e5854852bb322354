import headingFont from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2?url'

/**
 * The heading font, and a system font that replaces it if it has not loaded within 100 ms. On a slow
 * connection the first page keeps the system font, so nothing moves; with `swap`, headings that wrapped
 * into fewer lines caused a layout shift of 0.03. It is scaled to the same average width and line height.
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
