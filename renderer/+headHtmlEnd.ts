import type { PageContextServer } from 'vike/types'
import { speculationRules } from './speculationRules'

// https://vike.dev/headHtmlEnd
export function headHtmlEnd(pageContext: PageContextServer) {
  return `<style>${pageContext.criticalCss ?? ''}</style><script type="speculationrules">${speculationRules}</script>`
}
