import { clampChroma, formatHex, oklch, parseHex, wcagLuminance } from 'culori'
import { brand } from '../../content/model/records.ts'
import { UserError } from '../../content/model/userError.ts'

/** The brand colors that the shades in `tokens.ts` were designed for. */
const sample = { main: '#0c3646', accent: '#f8ac42' }

/** A higher ratio would look garish on a whole page. */
const maxChromaRatio = 1.6

/**
 * Converts a shade of the sample color to the brand color. It keeps the luminance, so that contrast
 * stays the same, and takes the hue and chroma of the brand.
 * @param shade of the sample color: '#0a2733'
 * @throws if the brand color is not hexadecimal
 */
function getShade(color: keyof typeof brand, shade: string): string {
  const [from, to] = [sample[color], brand[color]]
  if (to === from) return shade
  if (shade === from) return to
  const [chosen, source, target] = [toOklch(shade), toOklch(from), toOklch(to)]
  const chromaRatio = Math.min(target.c / source.c, maxChromaRatio)
  const c = chosen.c * chromaRatio
  const h = (chosen.h ?? 0) + (target.h ?? 0) - (source.h ?? 0)
  // Reduces chroma for colors that screens can't show.
  const shadeOfLightness = (l: number) => clampChroma({ ...chosen, l, c, h }, 'oklch')
  // Bisects lightness until the luminance matches within a thousandth.
  let [darker, lighter] = [0, 1]
  while (lighter - darker > 0.001) {
    const middle = (darker + lighter) / 2
    if (wcagLuminance(shadeOfLightness(middle)) < wcagLuminance(shade)) darker = middle
    else lighter = middle
  }
  return formatHex(shadeOfLightness(lighter))
}

function toOklch(hex: string) {
  const rgb = parseHex(hex)
  if (!rgb)
    throw new UserError(`content/brand.yaml: "${hex}" is not a color. Write one as #0c3646.`)
  return oklch(rgb)
}

/** A shade of the brand's main color. */
export const main = (shade: string) => getShade('main', shade)

/** A shade of the brand's accent color. */
export const accent = (shade: string) => getShade('accent', shade)
