/**
 * The browser prefetches a page when its link is hovered or pressed, but no sooner: on a phone,
 * `eager` prefetches every link in view, and a tap has to wait for them. Prerendering competes with
 * the tap for the processor. See tests/bench/README.md.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
