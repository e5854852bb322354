/** Of ids, what makes Readability take a heading for something else, unless the second matches. */
const dropping: [names: RegExp, unless: RegExp, depth?: number][] = [
  [
    /-ad-|banner|comment|com-|contact|footer|hidden|masthead|media|meta|promo|related|scroll|share|shopping|sidebar|sponsor|tags|widget/,
    /article|blog|body|content|entry|main|page|post|story|text/,
    2,
  ],
  [
    /-ad-|banner|breadcrumbs|comment|community|extra|footer|header|legends|menu|pager|popup|related|remark|replies|rss|shoutbox|sidebar|social|sponsor|supplemental/,
    /and|article|body|column|content|main|shadow/,
  ],
  [/(?<![a-z\d])share(?![a-z\d])|author|dateline/, /^$/],
]

/**
 * Firefox's reader mode, and others that use its library, leave out headings by their id.
 * https://github.com/mozilla/readability/blob/main/Readability.js
 * @returns the part of the id that is the reason
 */
export function findDropping(id: string, depth: number): string | undefined {
  const names = dropping.filter(([, unless, only = depth]) => only === depth && !unless.test(id))
  return names.map(([name]) => name.exec(id)?.[0]).find(Boolean)
}
