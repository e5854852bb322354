// Single functions of culori, because islands bring this file to the browser.
import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToOklab,
  parseHex,
  serializeHex,
} from 'culori/fn'
import { brand } from '../../content/brand.ts'
import { UserError } from '../../content/model/userError.ts'

/** The brand that the shades of `tokens.ts` were chosen for. */
const sample = { main: '#0c3646', accent: '#f8ac42' }

/** More than this looks garish on a whole page. */
const maxChromaRatio = 1.6

/**
 * A shade of a brand color. It is as light as the given shade of the sample color, so that text stays
 * readable, and has the hue and the chroma of the brand.
 * @param shade of the sample color: '#0a2733'
 * @throws when the brand's color is not a hexadecimal one
 */
export function shadeOf(color: keyof typeof brand, shade: string): string {
  const [from, to] = [sample[color], brand[color]]
  if (to === from) return shade
  if (shade === from) return to
  const [chosen, source, target] = [toOklch(shade), toOklch(from), toOklch(to)]
  const chromaRatio = Math.min(target.c / source.c, maxChromaRatio)
  const hue = (chosen.h ?? 0) + (target.h ?? 0) - (source.h ?? 0)
  return toHex(chosen.l, chosen.c * chromaRatio, hue)
}

function toOklch(hex: string) {
  const rgb = parseHex(hex)
  if (!rgb)
    throw new UserError(`content/brand.ts: "${hex}" is not a color; expected one as in #0c3646`)
  return convertLabToLch(convertRgbToOklab(rgb), 'oklch')
}

/** Less colorful where a screen cannot show the color. */
function toHex(l: number, c: number, h: number): string {
  const rgb = convertOklabToRgb(convertLchToLab({ l, c, h }))
  const isShown = [rgb.r, rgb.g, rgb.b].every((value) => value > -0.001 && value < 1.001)
  return isShown || c < 0.001 ? serializeHex(rgb) : toHex(l, c * 0.97, h)
}

/** A shade of the brand's main color. */
export const main = (shade: string) => shadeOf('main', shade)

/** A shade of the brand's accent color. */
export const accent = (shade: string) => shadeOf('accent', shade)
