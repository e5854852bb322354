import type { EmotionCache } from '@emotion/cache'

declare global {
  namespace Vike {
    interface PageContext {
      /** The Emotion cache of this one page: filled while it renders, read when its styles are extracted. */
      emotionCache?: EmotionCache
      /** The page's minified CSS, for the one `<style>` of its head. */
      criticalCss?: string
    }
  }
}
