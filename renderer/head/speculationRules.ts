/**
 * Has the browser fetch a page of the site as soon as its link is hovered over, or on a phone in
 * sight for a moment: 7 KB, as measured by `tests/bench/navigation.ts`. Rendering it ahead too takes
 * the processor from the very click that comes meanwhile: a click after 200 ms of hover was slower
 * for it than for the fetched page alone. Browsers that save data or energy leave it, by themselves.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Pages have no ending; feeds and pictures have.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'eager',
    },
  ],
})
