import { createHash } from 'node:crypto'

interface PageParts {
  css: string
  scripts: string[]
  hasForm: boolean
  /** What the page's form is sent to, if not by email: a URL, or a path on this site. */
  formAction?: string
}

/**
 * A page's Content-Security-Policy, for a `<meta>` in its head. It allows only what is part of the
 * page. Omits `frame-ancestors`, which browsers ignore in a `<meta>`.
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy({
  css,
  scripts,
  hasForm,
  formAction = '/',
}: PageParts): string {
  const target = formAction.startsWith('/') ? [] : [new URL(formAction).origin]
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowInline(scripts)],
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
    .join(';')
}

/**
 * What allows a page's inline scripts and its speculation rules. A keyword for the rules is 33 bytes
 * shorter than their hash, but Chromium ignores it in a list with hashes.
 * https://github.com/WICG/nav-speculation
 */
function allowInline(scripts: string[]): string[] {
  if (scripts.length === 0) return ["'inline-speculation-rules'"]
  return [...scripts, speculationRules].map(toHash)
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The browser prefetches a page when its link is hovered or pressed, but no sooner: on a phone,
 * `eager` prefetches every link in view, and a tap has to wait for them. Prerendering competes with
 * the tap for the processor. See tests/bench/README.md.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
