import type { PageContextServer } from 'vike/types'

// https://vike.dev/headHtmlEnd
export function headHtmlEnd(pageContext: PageContextServer) {
  return `<style>${pageContext.criticalCss ?? ''}</style>`
}
