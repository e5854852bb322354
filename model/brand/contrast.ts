import { clampChroma, formatHex, oklch, wcagContrast } from 'culori'
import type { Content } from '../readContent.ts'
import { sample, textContrast as text } from './brandShades.ts'
import { createColors } from './colors.ts'

type Brand = Content['brand']

/**
 * The contrast of text of at least 24 px, or 18.7 px if bold, and of everything else. The tests run
 * axe with the same numbers.
 * https://www.w3.org/TR/WCAG22/#contrast-enhanced
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
const largeText = 4.5
const nonText = 3

type Colors = ReturnType<typeof createColors>

type Token = { value: string | { base: string; _osDark?: string } }

/** What it is, its color, the color behind it, and the required contrast. */
type Pair = [what: string, color: Token, on: Token, atLeast: number]

function getPairs({ bg, fg, action, border, focus }: Colors): Record<keyof Brand, Pair[]> {
  const surfaces = Object.entries({ page: bg.DEFAULT, card: bg.raised, 'sunken band': bg.sunken })
  return {
    main: [
      ['text on the main color', fg.onBrand, bg.brand, text],
      ['muted text on the main color', fg.onBrandMuted, bg.brand, text],
      ['text on the footer', fg.onBrandMuted, bg.brandDeep, text],
      ...surfaces.flatMap(([name, on]): Pair[] => [
        [`text on a ${name}`, fg.DEFAULT, on, text],
        [`muted text on a ${name}`, fg.muted, on, text],
        [`a link on a ${name}`, fg.link, on, text],
        [`a title on a ${name}`, fg.brand, on, text],
      ]),
      ['a link on a tinted surface', fg.link, bg.cool, text],
      ['a title on a tinted surface', fg.brand, bg.cool, text],
      ['muted text on a tinted surface', fg.muted, bg.cool, text],
      ['text on a button of the title color', bg.raised, fg.brand, text],
      ['text on a hovered button of the title color', bg.raised, fg.link, text],
      ['the border of a field', border.strong, bg.raised, nonText],
    ],
    accent: [
      ['text on a button', action.fg, action.bg, text],
      ['text on a hovered button', action.fg, action.hover, text],
      ['a button on the main color', action.bg, bg.brand, nonText],
      ['the focus ring on the main color', action.hover, bg.brand, nonText],
      ['the focus ring on the footer', action.hover, bg.brandDeep, nonText],
      ...surfaces.flatMap(([name, on]): Pair[] => [
        [`an accent on a ${name}`, fg.accent, on, largeText],
        [`the focus ring on a ${name}`, focus, on, nonText],
      ]),
      ['an accent on a coupon', fg.accent, bg.accent, largeText],
    ],
  }
}

interface ContrastProblem {
  field: keyof Brand
  reason: string
  /** The nearest color with enough of it. */
  nearest: string
}

export function contrastProblems(brand: Brand): ContrastProblem[] {
  const problems: ContrastProblem[] = []
  let fixed = brand
  // The accent color must also stand out from the main color.
  for (const field of ['main', 'accent'] as const) {
    const [reason] = lowContrasts(fixed, field)
    if (!reason) continue
    const nearest = getLightnesses(brand[field]).find(
      (color) => lowContrasts({ ...fixed, [field]: color }, field).length === 0,
    )
    fixed = { ...fixed, [field]: nearest ?? sample[field] }
    problems.push({ field, reason, nearest: fixed[field] })
  }
  return problems
}

function lowContrasts(brand: Brand, field: keyof Brand): string[] {
  const pairs = getPairs(createColors(brand))[field]
  return (['base', '_osDark'] as const).flatMap((condition) =>
    pairs.flatMap(([what, color, on, atLeast]) => {
      const [above, below] = [getColor(color, condition), getColor(on, condition)]
      const contrast = wcagContrast(above, below)
      if (contrast >= atLeast) return []
      const shown = Math.floor(contrast * 10) / 10
      return `${what}, ${above} on ${below}, has a contrast of ${shown}, and needs ${atLeast}`
    }),
  )
}

function getColor({ value }: Token, condition: 'base' | '_osDark'): string {
  return typeof value === 'string' ? value : (value[condition] ?? value.base)
}

function getLightnesses(hex: string): string[] {
  const color = oklch(hex)
  if (!color) return []
  return Array.from({ length: 200 }, (_, index) => index / 200)
    .toSorted((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l))
    .map((l) => formatHex(clampChroma({ ...color, l }, 'oklch')))
}
