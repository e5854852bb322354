import { createHash } from 'node:crypto'
import { speculationRules } from './speculationRules.ts'

/**
 * The Content-Security-Policy of one page, for a `<meta>` of its head: it allows the page's own parts
 * and nothing else. Without `frame-ancestors`, which browsers ignore in a `<meta>`.
 * https://www.w3.org/TR/CSP3/#meta-element
 * @param css of the page's one `<style>`
 * @param formAction the address that the page's form goes to, if it has one
 */
export function contentSecurityPolicy(css: string, formAction?: string): string {
  const target = formAction?.startsWith('http') ? [new URL(formAction).origin] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(speculationRules)],
    // The hash of the empty string: an island inserts an empty `<style>`, and fills it through the CSSOM.
    'style-src': [hashOf(''), hashOf(css)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...target],
    'form-action': formAction ? ["'self'", ...target] : ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
