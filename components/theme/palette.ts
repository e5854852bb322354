import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode as register } from 'culori/fn'
import { brand } from '../../content/brand.ts'
import { UserError } from '../../content/model/userError.ts'

register(modeRgb)
register(modeLrgb)
register(modeOklab)
const oklch = register(modeOklch)

/** The brand that the shades of `tokens.ts` were chosen for. */
const original = { main: '#0c3646', accent: '#f8ac42' }

/** More than this looks garish on a whole page. */
const maxChromaRatio = 1.6

/**
 * A shade for the brand's color: as light as the one that was chosen for the original color, so that
 * what can be read stays readable, in the hue and strength of the brand's.
 * @param shade of the original color, '#0a2733'
 */
export function shadeOf(color: keyof typeof brand, shade: string): string {
  const [from, to] = [original[color], brand[color]]
  if (to === from) return shade
  if (shade === from) return to
  const [a, b, c] = [oklch(shade), oklch(from), oklch(to)]
  if (!a || !b || !c) {
    throw new UserError(`content/brand.ts: ${color} is "${to}"; expected a color, as in #0c3646`)
  }
  const shadeInHue = {
    mode: 'oklch',
    l: a.l,
    c: a.c * Math.min(c.c / b.c, maxChromaRatio),
    h: (a.h ?? 0) + (c.h ?? 0) - (b.h ?? 0),
  } as const
  return formatHex(clampChroma(shadeInHue, 'oklch'))
}

/** A shade of the brand's main color. */
export const main = (shade: string) => shadeOf('main', shade)

/** A shade of the brand's accent color. */
export const accent = (shade: string) => shadeOf('accent', shade)
