/**
 * The browser prefetches a page when its link is hovered over or pressed. Not sooner: on a phone
 * `eager` prefetches what is merely in view, and a tap then waits for it. Prerendering takes the
 * processor from the tap. See tests/bench/README.md.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
