import {
  clampChroma,
  formatHex,
  interpolate,
  oklch,
  parseHex,
  wcagContrast,
  wcagLuminance,
} from 'culori'
import { UserError } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'

/** The brand colors that the shades in `colors.ts` were designed for. */
export const sample = { main: '#0c3646', accent: '#f8ac42' }

/** A higher ratio would look garish on a whole page. */
const maxChromaRatio = 1.6

/** Keeps the luminance of the sample's shade, and so its contrast, with the hue of the brand. */
function getShade(from: string, to: string, shade: string): string {
  if (to === from) return shade
  if (shade === from) return to
  const [chosen, source, target] = [toOklch(shade), toOklch(from), toOklch(to)]
  const chromaRatio = Math.min(target.c / source.c, maxChromaRatio)
  const c = chosen.c * chromaRatio
  const h = (chosen.h ?? 0) + (target.h ?? 0) - (source.h ?? 0)
  // Reduces chroma for colors that screens can't show.
  const shadeOfLightness = (l: number) => formatHex(clampChroma({ ...chosen, l, c, h }, 'oklch'))
  const luminance = wcagLuminance(shade)
  // Bisects lightness until the luminance is next to that of the shade.
  let [darker, lighter] = [0, 1]
  while (lighter - darker > 0.001) {
    const middle = (darker + lighter) / 2
    if (wcagLuminance(shadeOfLightness(middle)) < luminance) darker = middle
    else lighter = middle
  }
  // Contrast is at least that of the sample: dark shades become no lighter, light ones no darker.
  return shadeOfLightness(luminance < middleGray ? darker : lighter)
}

/** The luminance with the same contrast to black and to white. */
const middleGray = 0.18

function toOklch(hex: string) {
  const rgb = parseHex(hex)
  if (!rgb)
    throw new UserError(`content/brand.yaml: "${hex}" is not a color. Write one as #0c3646.`)
  return oklch(rgb)
}

export function createShades(brand: Content['brand']) {
  return {
    main: (shade: string) => getShade(sample.main, brand.main, shade),
    accent: (shade: string) => getShade(sample.accent, brand.accent, shade),
  }
}

/** @param share of the second color: 0.25 is a quarter */
export function mix(first: string, second: string, share: number): string {
  return formatHex(interpolate([first, second], 'rgb')(share))
}

/**
 * The contrast of text that is not large. Above the law's 4.5, so that it can be read in the sun.
 * https://www.w3.org/TR/WCAG22/#contrast-enhanced
 */
export const textContrast = 7

/** A color for text, or white if the color is not readable on the background. */
export function getReadable(color: string, background: string): string {
  return wcagContrast(color, background) >= textContrast ? color : '#ffffff'
}
