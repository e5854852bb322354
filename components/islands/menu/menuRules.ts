import { semanticTokens, tokens } from '../../theme/tokens.ts'
import { color } from '../color.ts'

const { colors, shadows } = semanticTokens
const { fonts, fontSizes, radii, sizes, spacing, zIndex } = tokens

/** No custom property: older browsers know none of the panel's there. https://developer.mozilla.org/en-US/docs/Web/CSS/::backdrop */
const backdrop = 'rgb(4 18 25 / 0.6)'

/**
 * The look of the menu, a plain CSS rule each: of the dialog and of the drawer that takes its place.
 * Made with the site, because the theme is larger than all of the dialog: see renderer/islands/menuRulesPlugin.ts.
 */
export const menuRules = [
  `.menu-panel {
    ${colorsIn('base')}
    display: flex;
    flex-direction: column;
    position: fixed;
    /* As the swipe: to the right, whichever way the text runs. */
    inset: 0 0 0 auto;
    width: 100%;
    max-width: 20rem;
    height: 100%;
    max-height: none;
    overflow: hidden;
    z-index: ${zIndex.drawer.value};
    background: var(--menu-ground);
    color: var(--menu-text);
    box-shadow: var(--menu-shadow);
    /* Drawn in forced colors, where no shadow is. */
    border: 2px solid transparent;
    outline: none;
    /* Sideways is the swipe's; up and down stays the browser's. */
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }`,
  `@media screen and (prefers-color-scheme: dark) { .menu-panel { ${colorsIn('_osDark')} } }`,
  `.menu-backdrop {
    position: fixed;
    inset: 0;
    z-index: ${zIndex.drawer.value};
    background: ${backdrop};
  }`,
  `.menu-panel::backdrop { background: ${backdrop} }`,
  `.menu-header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${spacing[2].value} ${spacing[5].value};
    border-bottom: 1px solid var(--menu-line);
  }`,
  `.menu-title { font-family: ${fonts.heading.value}; font-size: ${fontSizes.xl.value}; font-weight: 700 }`,
  `.menu-close {
    display: grid;
    place-items: center;
    width: ${sizes.target.value};
    height: ${sizes.target.value};
    margin-inline-end: -0.75rem;
    background: transparent;
    border-radius: ${radii.md.value};
    cursor: pointer;
  }`,
  `.menu-body {
    flex-grow: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    padding: ${spacing[3].value} ${spacing[5].value} max(1.25rem, env(safe-area-inset-bottom));
  }`,
  '.menu-body ul { list-style: none }',
  `.menu-body a {
    display: flex;
    align-items: center;
    min-height: ${sizes.target.value};
    padding-inline: ${spacing[3].value};
    border-radius: ${radii.md.value};
    font-size: ${fontSizes.lg.value};
    font-weight: 600;
  }`,
  '.menu-body a:hover { background: var(--menu-cool) }',
  '.menu-body a[aria-current] { color: var(--menu-brand); background: var(--menu-cool) }',
  // The last link is the header's button.
  `.menu-body li:last-child a {
    justify-content: center;
    margin-top: 0.75rem;
    background: ${color(colors.action.bg)};
    color: ${color(colors.action.fg)};
    border: 2px solid transparent;
    border-radius: ${radii.full.value};
  }`,
  // The drawer slides by script, for a finger can hold it.
  '@keyframes menu-slide { from { transform: translateX(100%) } }',
  '@keyframes menu-fade { from { opacity: 0 } }',
  `@media (prefers-reduced-motion: no-preference) {
    dialog.menu-panel { animation: menu-slide 300ms cubic-bezier(0.2, 0.8, 0.2, 1) }
    dialog.menu-panel::backdrop { animation: menu-fade 300ms }
  }`,
  // The page behind the dialog keeps still, where no bar would go; the drawer sees to it by script.
  `@media (pointer: coarse) {
    @supports selector(:has(a)) { html:has(> body > .menu-panel) { overflow: hidden } }
  }`,
  // The page is printed, not what lies over it.
  '@media print { .menu-panel, .menu-backdrop { display: none } }',
].map((rule) => rule.replace(/\/\*.*?\*\/|\s+/g, ' '))

/** What differs between light and dark, as custom properties. */
function colorsIn(scheme: 'base' | '_osDark'): string {
  return Object.entries({
    ground: colors.bg.raised,
    text: colors.fg.DEFAULT,
    line: colors.border.DEFAULT,
    cool: colors.bg.cool,
    brand: colors.fg.brand,
    shadow: shadows.raised,
  })
    .map(([name, token]) => {
      const value = color(token)
      return `--menu-${name}: ${typeof value === 'string' ? value : value[scheme]};`
    })
    .join(' ')
}
