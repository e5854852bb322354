import { type CSSObject, css } from '@emotion/react'
import { minifyCss } from '../../theme/minifyCss.ts'
import { system } from '../../theme/system.ts'
import { regionStyle, toastRecipe } from '../../theme/toastRecipe.ts'

const region = '[id^=toast-group]'

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/**
 * The style of toasts for the browser: Chakra's recipe by the parts that Zag marks, with the tokens that it reads.
 * A page keeps only the tokens of its own elements.
 */
export const toastCss = minifyCss(
  [
    ...Object.entries(system.getTokenCss()).map(([root, tokens]) =>
      block(root.replace(':root', region), tokens),
    ),
    block(region, system.css(regionStyle)),
    ...Object.entries(toastRecipe.base ?? {}).map(([part, styles]) =>
      block(`[data-scope=toast][data-part=${kebab(part)}]`, system.css(styles)),
    ),
    '[data-scope=toast][hidden]{display:none}',
  ].join(''),
)

/** A rule of a style object, with rules in it. */
function block(selector: string, styles: CSSObject): string {
  return `${selector}{${css(styles).styles}}`
}
