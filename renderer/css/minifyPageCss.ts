import { type Targets, transform } from 'lightningcss'
import { definition, inlineCustomProperties } from './inlineCustomProperties.ts'

/** The oldest browsers served: all know cascade layers, `:is()` and `inset`. Major version × 65,536. */
const targets: Targets = { chrome: 105 << 16, firefox: 110 << 16, safari: 16 << 16 }

const minified = new Map<string, string>()

/**
 * Minifies the CSS of one page and drops the custom properties that it never reads
 * (Chakra prints every token).
 * @param css the extracted CSS of the whole page
 * @throws when the CSS does not parse
 */
export function minifyPageCss(css: string): string {
  // Most articles are styled by the same rules.
  const known = minified.get(css) ?? minify(css)
  minified.set(css, known)
  return known
}

function minify(css: string): string {
  const inlined = inlineCustomProperties(css)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(inlined),
    minify: true,
    targets,
    unusedSymbols: findUnusedCustomProperties(inlined),
  })
  return code.toString()
}

/** The custom properties that nothing reads, directly or through another property that is read. */
export function findUnusedCustomProperties(css: string): string[] {
  const readBy = new Map<string, string[]>()
  for (const [, name, value] of css.matchAll(definition)) {
    if (name) readBy.set(name, [...(readBy.get(name) ?? []), ...readsOf(value ?? '')])
  }
  const used = new Set<string>()
  const queue = readsOf(css.replace(definition, ''))
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (used.has(name)) continue
    used.add(name)
    queue.push(...(readBy.get(name) ?? []))
  }
  return [...readBy.keys()].filter((name) => !used.has(name))
}

function readsOf(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? [])
}
