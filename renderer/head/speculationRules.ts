/**
 * The browser prefetches a page (7 KB) when its link is hovered over, or on a phone when it is in
 * view for a moment. It does not prerender it: that slowed down a click after 200 ms of hover
 * (`tests/bench/navigation.ts`). Browsers in data saver or energy saver mode prefetch nothing.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Addresses of pages have no file extension; those of feeds and pictures have.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'eager',
    },
  ],
})
