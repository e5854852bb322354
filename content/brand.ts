/**
 * The two colors of the brand. All other colors of the site follow from them, light and dark;
 * colors with a meaning (danger, warning, heating, cooling, water) stay what they are.
 * `npm run check` measures whether every text can be read on them.
 */
export const brand = {
  /** The band at the top of each page, titles and links. White text stands on it. */
  main: '#0c3646',
  /** The buttons that ask for a call or a visit. Dark text stands on it. */
  accent: '#f8ac42',
}
