/**
 * Has the browser fetch a page of the site when its link is hovered over or pressed. Not sooner: on a phone `eager`
 * fetches what is merely in sight, and a tap then waits for it. Prerendering takes the processor from the tap. See
 * tests/bench/tap.ts. https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
