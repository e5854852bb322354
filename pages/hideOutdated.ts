/**
 * A script that hides what is shown on other days: see components/ui/shownOn.ts. Before the first
 * paint, so that nothing moves, and again when a visitor returns to an open page.
 * @param html of the page @returns no script if the page has nothing of that kind
 */
export function hideOutdated(html: string): string[] {
  const days = new Set(html.match(/(?<= data-days=")[^"]+/g))
  if (days.size === 0) return []
  const hide = `for(const d of ${JSON.stringify([...days])}){const[a,b]=d.split("-"),n=Date.now()/6e4,s='[data-days="'+d+'"]';(n<a||b&&n>=b)&&document.styleSheets[0].insertRule("@media all{"+s+"{display:none!important}"+s+"+[hidden]{display:block}}")}`
  return [`(f=>{f();document.onvisibilitychange=onpageshow=f})(()=>{${hide}})`]
}
