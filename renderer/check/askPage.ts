/** Milliseconds after which a site that has not answered is given up. */
const patience = 20_000

export interface CitedPage {
  url: string
  /** Its own title; undefined for a page that texts only link to. */
  title?: string
}

/** Asks for a page over the network. @returns what is wrong with its address or its title, if anything is */
export async function askPage({ url, title }: CitedPage): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html, */*' },
      signal: AbortSignal.timeout(patience),
    })
    const page = await response.text()
    if (!response.ok) return `answers ${response.status}`
    // Without a fragment.
    if (response.url !== new URL(url.replace(/#.*/, '')).href) return `leads to ${response.url}`
    const [, shown] = page.match(/<title[^>]*>([^<]*)<\/title>/i) ?? []
    return title && shown && !isAlike(title, shown) ? `is titled "${shown.trim()}"` : undefined
  } catch (error) {
    return `can't be reached: ${error instanceof Error ? (error.cause ?? error.message) : error}`
  }
}

/** Whether most words of a title are in the page's, which often adds the name of its site. */
function isAlike(title: string, shown: string): boolean {
  const there = new Set(toWords(shown.replace(/&#?\w+;/g, ' ')))
  const words = toWords(title)
  return words.filter((word) => there.has(word)).length * 2 >= words.length
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
