import createCache from '@emotion/cache'

/** Emotion's cache for all pages: each rule is computed once. */
export const emotionCache = createCache({
  key: 'c',
  // No plugins: Lightning CSS adds vendor prefixes.
  stylisPlugins: [],
})
// Keeps Emotion from printing a `<style>` before each element. https://emotion.sh/docs/ssr
emotionCache.compat = true
