import { minifyCss } from '../../theme/minifyCss.ts'
import { system } from '../../theme/system.ts'
import { regionStyle, toastRecipe } from '../../theme/toastRecipe.ts'

const region = '[id^=toast-group]'

/**
 * The style of toasts for the browser: Chakra's recipe by the parts that Zag marks, with the tokens that it reads.
 * A page keeps only the tokens of its own elements.
 */
export const toastCss = minifyCss(
  [
    ...Object.entries(system.getTokenCss()).map(([root, css]) =>
      block(root.replace(':root', region), css),
    ),
    block(region, system.css(regionStyle)),
    ...Object.entries(toastRecipe.base ?? {}).map(([part, styles]) =>
      block(`[data-scope=toast][data-part=${kebab(part)}]`, system.css(styles)),
    ),
    '[data-scope=toast][hidden]{display:none}',
  ].join(''),
)

/** The CSS of a style object, with rules in rules. */
function block(selector: string, styles: object): string {
  const lines = Object.entries(styles).map(([name, value]) =>
    value !== null && typeof value === 'object' ? block(name, value) : `${kebab(name)}:${value};`,
  )
  return `${selector}{${lines.join('')}}`
}

function kebab(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
