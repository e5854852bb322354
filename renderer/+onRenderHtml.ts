import type { OnRenderHtmlAsync } from 'vike/types'
import { onRenderHtml as renderHtml } from 'vike-react/__internal/integration/onRenderHtml'

/**
 * Renders as vike-react does, but does not preload the heading font: Vike would put the preload
 * before the page's policy and charset. The inline style requests the font early enough.
 * https://vike.dev/injectFilter
 */
export const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  const documentHtml = await renderHtml(pageContext)
  return {
    documentHtml,
    injectFilter(assets) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
