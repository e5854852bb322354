import { type CSSObject, css } from '@emotion/react'
import { minifyCss } from '../../../theme/minifyCss.ts'
import { system } from '../../../theme/system.ts'
import { regionStyle, toastRecipe } from '../../../theme/toastRecipe.ts'

const region = '[id^=toast-group]'

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/**
 * The browser's toast styles: Chakra's recipe, keyed by the part attributes that Zag sets, and the
 * tokens that it uses. Pages include only the tokens of their own elements.
 */
export const toastCss = minifyCss([
  ...Object.entries(system.getTokenCss()).map(([root, tokens]) =>
    block(root, tokens).replaceAll('&:root', region),
  ),
  block(region, system.css(regionStyle)),
  ...Object.entries(toastRecipe.base ?? {}).map(([part, styles]) =>
    block(`[data-scope=toast][data-part=${kebab(part)}]`, system.css(styles)),
  ),
  '[data-scope=toast][hidden]{display:none}',
])

/** Serializes a style object, including nested rules. */
function block(selector: string, styles: CSSObject): string {
  return `${selector}{${css(styles).styles}}`
}
