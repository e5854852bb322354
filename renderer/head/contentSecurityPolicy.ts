import { createHash } from 'node:crypto'

/** The parts of a page. Its policy allows them and nothing else. */
interface PageParts {
  /** The text of each `<style>`. */
  styles: string[]
  /** The text of each inline `<script>` except data. */
  scripts: string[]
  /** The address that the page's form goes to: of another site, or of this one. */
  formAction: string | undefined
}

/**
 * The Content-Security-Policy of one page, for a `<meta>` of its head.
 * Without `frame-ancestors`, which browsers ignore in a `<meta>`.
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy({ styles, scripts, formAction }: PageParts): string {
  // The hash of the empty string: an island inserts an empty `<style>`, and fills it through the CSSOM.
  const styleHashes = ['', ...styles].map(hashOf)
  const target = formAction?.startsWith('http') ? [new URL(formAction).origin] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': styleHashes,
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
