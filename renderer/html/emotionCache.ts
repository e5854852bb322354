import createCache from '@emotion/cache'

/** An Emotion cache that all pages share: each rule is computed once. */
export const emotionCache = createCache({
  key: 'c',
  // No plugins, because Lightning CSS adds vendor prefixes.
  stylisPlugins: [],
})
// Keeps Emotion from printing a `<style>` before each element. https://emotion.sh/docs/ssr
emotionCache.compat = true
