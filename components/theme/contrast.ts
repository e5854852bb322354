import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn'
import { semanticTokens, tokens } from './tokens.ts'

register(modeRgb)
register(modeLrgb)

const { bg, fg, action, border, focus } = semanticTokens.colors

type Value = string | { base: string; _osDark: string }
type Token = { value: Value }

interface Pair {
  what: string
  color: Token
  on: Token
  /** 4.5 for text, 3 for what is not text. https://www.w3.org/TR/WCAG22/#contrast-minimum */
  atLeast: 4.5 | 3
}

const surfaces = Object.entries({ page: bg.DEFAULT, card: bg.raised, 'sunken band': bg.sunken })

const pairs: Pair[] = [
  ...surfaces.flatMap(([name, on]) => [
    { what: `text on a ${name}`, color: fg.DEFAULT, on, atLeast: 4.5 as const },
    { what: `muted text on a ${name}`, color: fg.muted, on, atLeast: 4.5 as const },
    { what: `a link on a ${name}`, color: fg.link, on, atLeast: 4.5 as const },
    { what: `a title on a ${name}`, color: fg.brand, on, atLeast: 4.5 as const },
    { what: `an accent on a ${name}`, color: fg.accent, on, atLeast: 4.5 as const },
    { what: `the focus ring on a ${name}`, color: focus, on, atLeast: 3 as const },
  ]),
  { what: 'text on the main color', color: fg.onBrand, on: bg.brand, atLeast: 4.5 },
  { what: 'muted text on the main color', color: fg.onBrandMuted, on: bg.brand, atLeast: 4.5 },
  { what: 'text on the footer', color: fg.onBrandMuted, on: bg.brandDeep, atLeast: 4.5 },
  { what: 'text on a button of the accent color', color: action.fg, on: action.bg, atLeast: 4.5 },
  {
    what: 'text on such a button under the pointer',
    color: action.fg,
    on: action.hover,
    atLeast: 4.5,
  },
  {
    what: 'a button of the accent color on the main color',
    color: action.bg,
    on: bg.brand,
    atLeast: 3,
  },
  { what: 'a link on a tinted surface', color: fg.link, on: bg.cool, atLeast: 4.5 },
  { what: 'an accent on a coupon', color: fg.accent, on: bg.accent, atLeast: 4.5 },
  { what: 'the border of a field', color: border.strong, on: bg.raised, atLeast: 3 },
]

/** What cannot be read well in the colors of the brand, in light and dark, with its contrast. */
export function contrastProblems(): string[] {
  return (['base', '_osDark'] as const).flatMap((scheme) => {
    const colorIn = ({ value }: Token) =>
      resolved(typeof value === 'string' ? value : value[scheme])
    return pairs.flatMap(({ what, color, on, atLeast }) => {
      const [above, below] = [colorIn(color), colorIn(on)]
      const contrast = wcagContrast(above, below)
      if (contrast >= atLeast) return []
      const mode = scheme === 'base' ? 'light' : 'dark'
      return `${what}, ${mode}: ${above} on ${below} has a contrast of ${contrast.toFixed(1)}, and needs ${atLeast}`
    })
  })
}

/** What '{colors.paper.0}' stands for; any other value as it is. */
function resolved(value: string): string {
  const [, family = '', shade = ''] = value.match(/^\{colors\.(\w+)\.(\w+)\}$/) ?? []
  const colors: Record<string, Record<string, { value: string }>> = tokens.colors
  return colors[family]?.[shade]?.value ?? value
}
