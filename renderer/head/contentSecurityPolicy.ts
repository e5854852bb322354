import { createHash } from 'node:crypto'

interface PageParts {
  /** The CSS of its one `<style>`. */
  css: string
  /** Its inline scripts and speculation rules. */
  scripts: string[]
  hasForm: boolean
  /** The address of the form service that its form sends to, if there is one. */
  formService?: string
}

/**
 * The Content-Security-Policy of one page, for a `<meta>` of its head: it allows the page's own parts
 * and nothing else. Without `frame-ancestors`, which browsers ignore in a `<meta>`.
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy({ css, scripts, hasForm, formService }: PageParts): string {
  const target = formService ? [new URL(formService).origin] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(toHash)],
    'style-src': [toHash(css)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...target],
    'form-action': hasForm ? ["'self'", ...target] : ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
