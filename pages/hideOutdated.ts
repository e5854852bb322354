/** The days of all elements that are shown on some days only: see components/ui/shownOn.ts. */
function daysIn(html: string): string[] {
  return [...new Set(html.match(/(?<= data-days=")[^"]+/g))]
}

/**
 * A script that names the days that aren't now, so that `outdatedCss` hides what is shown on them.
 * Before the first paint, so that nothing moves, and again when a visitor returns to an open page.
 * It changes no style sheet: when the one with the font faces gets a media query, Chromium 156 sets
 * the page in fonts that came too late for its first paint, and text moves.
 * @param html of the page @returns no script if the page has nothing of that kind
 */
export function hideOutdated(html: string): string[] {
  const days = daysIn(html)
  if (days.length === 0) return []
  const outdated = `${JSON.stringify(days)}.filter(d=>{const[a,b]=d.split("-"),n=Date.now()/6e4;return n<a||b&&n>=b})`
  return [
    `(f=>{f();document.onvisibilitychange=onpageshow=f})(()=>{document.documentElement.dataset.outdated=${outdated}.join(" ")})`,
  ]
}

/** The CSS for what `hideOutdated` names. */
export function outdatedCss(html: string): string {
  const rules = daysIn(html).map((days) => {
    const element = `[data-outdated~="${days}"] [data-days="${days}"]`
    return `${element}{display:none!important}${element}+[hidden]{display:block}`
  })
  return rules.join('')
}
