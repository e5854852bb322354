import { tokens } from '../../theme/tokens.ts'

type Value = string | { base: string; _osDark: string }

/**
 * A semantic color as a value in light and dark. Islands write values into their styles: a system that
 * knows the theme's tokens takes a phone longer to build than the drawer itself.
 */
export function color({ value }: { value: Value }): Value {
  if (typeof value === 'string') return resolved(value)
  return { base: resolved(value.base), _osDark: resolved(value._osDark) }
}

/** What '{colors.paper.0}' stands for; any other value as it is. */
function resolved(value: string): string {
  const [, family = '', shade = ''] = value.match(/^\{colors\.(\w+)\.(\w+)\}$/) ?? []
  const colors: Record<string, Record<string, { value: string }>> = tokens.colors
  return colors[family]?.[shade]?.value ?? value
}
