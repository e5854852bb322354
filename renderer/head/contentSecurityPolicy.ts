import { createHash } from 'node:crypto'

/** What a page brings along, which its policy allows and nothing else. */
export interface PageParts {
  /** The text of each `<style>`. */
  styles: string[]
  /** The text of each inline `<script>` that is no data. */
  scripts: string[]
  /** The address that the page's form goes to: of another site, or of this one. */
  formAction: string | undefined
}

/**
 * The Content-Security-Policy of one page, for a `<meta>` of its head.
 * `frame-ancestors` is missing: browsers heed it in a header alone.
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy({ styles, scripts, formAction }: PageParts): string {
  // An island writes its rules through the CSSOM, into a `<style>` that is empty as it is inserted.
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
