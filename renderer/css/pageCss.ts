import { emotionCache } from './emotionCache.ts'
import { minifyCss } from './minifyCss.ts'

/** A page's HTML and the CSS of its one `<style>`. */
export interface StyledPage {
  html: string
  css: string
}

/**
 * Collects the rules of a page's classes and numbers the classes in their order on the page:
 * hashes do not compress, and a page is 5.7% smaller for it (brotli). Nothing may refer to one of
 * these classes by its name.
 * @param html of the body, as React rendered it
 * @param extraCss what Emotion cannot express
 */
export function pageCss(html: string, extraCss = ''): StyledPage {
  const { inserted, registered } = emotionCache
  const rules: string[] = []
  const names = new Map<string, string>()
  const shorten = (name: string): string => {
    if (!Object.hasOwn(registered, name)) return name
    const short = names.get(name) ?? `_${names.size.toString(36)}`
    if (!names.has(name)) {
      names.set(name, short)
      rules.push(ruleOf(name).replaceAll(`.${name}`, `.${short}`))
    }
    return short
  }
  const shortHtml = html.replace(
    / class="([^"]+)"/g,
    (_, classes: string) => ` class="${classes.split(' ').map(shorten).join(' ')}"`,
  )
  // Global rules have no class.
  const global = Object.keys(inserted).filter((id) => !Object.hasOwn(registered, className(id)))
  return {
    html: shortHtml,
    css: minifyCss([extraCss, ...global.map((id) => inserted[id]), ...rules].join('')),
  }
}

function className(id: string): string {
  return `${emotionCache.key}-${id}`
}

function ruleOf(name: string): string {
  const rule = emotionCache.inserted[name.slice(className('').length)]
  return typeof rule === 'string' ? rule : ''
}
