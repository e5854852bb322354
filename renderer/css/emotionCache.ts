import createCache from '@emotion/cache'

/** The styles of all pages: each is worked out once, and a page takes those of its classes. */
export const emotionCache = createCache({
  key: 'c',
  // No plugins: vendor prefixes are Lightning CSS's work.
  stylisPlugins: [],
})
// Keeps Emotion from printing a `<style>` before each element. https://emotion.sh/docs/ssr
emotionCache.compat = true

/**
 * The CSS of one page: what applies to all, then the rules of its classes in the order in which
 * they come. In that of the cache it would depend on the pages that were rendered before.
 */
export function extractCss(html: string): string {
  const { inserted, registered, key } = emotionCache
  const classes = [...html.matchAll(/\bc-([\w-]+)/g)].flatMap(([, name]) => name ?? [])
  const global = Object.keys(inserted).filter((name) => !(`${key}-${name}` in registered))
  return [...new Set([...global, ...classes])].map((name) => inserted[name] ?? '').join('')
}
