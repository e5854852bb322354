import { wcagContrast } from 'culori'
import { system } from './system.ts'

/**
 * The contrast required for text, and for everything else.
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
const text = 4.5
const nonText = 3

/** What it is, its color, the color behind it, and the required contrast. */
type Pair = [what: string, color: string, on: string, atLeast: number]

const surfaces = { page: 'bg', card: 'bg.raised', 'sunken band': 'bg.sunken' }

const pairs: Pair[] = [
  ...Object.entries(surfaces).flatMap(([name, on]): Pair[] => [
    [`text on a ${name}`, 'fg', on, text],
    [`muted text on a ${name}`, 'fg.muted', on, text],
    [`a link on a ${name}`, 'fg.link', on, text],
    [`a title on a ${name}`, 'fg.brand', on, text],
    [`an accent on a ${name}`, 'fg.accent', on, text],
    [`the focus ring on a ${name}`, 'focus', on, nonText],
  ]),
  ['the focus ring on the main color', 'action.hover', 'bg.brand', nonText],
  ['the focus ring on the footer', 'action.hover', 'bg.brandDeep', nonText],
  ['text on the main color', 'fg.onBrand', 'bg.brand', text],
  ['muted text on the main color', 'fg.onBrandMuted', 'bg.brand', text],
  ['text on the footer', 'fg.onBrandMuted', 'bg.brandDeep', text],
  ['text on a button of the accent color', 'action.fg', 'action.bg', text],
  ['text on a hovered button of the accent color', 'action.fg', 'action.hover', text],
  ['a button of the accent color on the main color', 'action.bg', 'bg.brand', nonText],
  ['a link on a tinted surface', 'fg.link', 'bg.cool', text],
  ['muted text on a tinted surface', 'fg.muted', 'bg.cool', text],
  ['an accent on a coupon', 'fg.accent', 'bg.accent', text],
  ['the border of a field', 'border.strong', 'bg.raised', nonText],
]

/** Lists the color pairs with too little contrast, in light and dark. */
export function contrastProblems(): string[] {
  return Object.entries({ light: 'base', dark: '_osDark' }).flatMap(([mode, condition]) =>
    pairs.flatMap(([what, color, on, atLeast]) => {
      const [above, below] = [getColor(color, condition), getColor(on, condition)]
      const contrast = wcagContrast(above, below)
      if (contrast >= atLeast) return []
      return `${what}, ${mode}: ${above} on ${below} has a contrast of ${contrast.toFixed(1)}, and needs ${atLeast}`
    }),
  )
}

/** A token's color under a given condition, such as '#42515a' for 'fg.muted'. */
function getColor(name: string, condition: string): string {
  const { base, [condition]: value = base } =
    system.tokens.getByName(`colors.${name}`)?.extensions.conditions ?? {}
  return value
}
