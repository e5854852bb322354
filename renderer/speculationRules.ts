/**
 * Has the browser render a page of the site while its link is hovered over or pressed. `moderate`
 * waits for that: anything more eager has visitors load what they never open. Browsers that save
 * data or energy leave it, by themselves.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      // Pages have no ending; feeds and pictures have.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
})
