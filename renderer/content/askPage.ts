/** How long (ms) to wait for a site's answer. */
const timeout = 20_000

export interface CitedPage {
  url: string
  /** The page's own title; undefined for a page that articles only link to. */
  title?: string
}

/** Fetches a page. @returns what is wrong with its URL or title, if anything */
export async function askPage({ url, title }: CitedPage): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html, */*' },
      signal: AbortSignal.timeout(timeout),
    })
    const page = await response.text()
    if (!response.ok) return `answers ${response.status}`
    // Without the fragment.
    if (response.url !== new URL(url.replace(/#.*/, '')).href) return `leads to ${response.url}`
    const [, shown] = page.match(/<title[^>]*>([^<]*)<\/title>/i) ?? []
    return title && shown && !isAlike(title, shown) ? `is titled "${shown.trim()}"` : undefined
  } catch (error) {
    return `can't be reached: ${error instanceof Error ? (error.cause ?? error.message) : error}`
  }
}

/**
 * Whether the shown title contains most words of the expected one. Pages often add their site's
 * name.
 */
function isAlike(title: string, shown: string): boolean {
  const there = new Set(toWords(shown.replace(/&#?\w+;/g, ' ')))
  const words = toWords(title)
  return words.filter((word) => there.has(word)).length * 2 >= words.length
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
