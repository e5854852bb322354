import createCache from '@emotion/cache'
import type { PageContextServer } from 'vike/types'

// https://vike.dev/onBeforeRenderHtml
export function onBeforeRenderHtml(pageContext: PageContextServer) {
  // No plugins: vendor prefixes are Lightning CSS's work.
  const cache = createCache({ key: 'c', stylisPlugins: [] })
  // Keeps Emotion from printing a `<style>` before each element. https://emotion.sh/docs/ssr
  cache.compat = true
  pageContext.emotionCache = cache
}
