import type { PageKind, PageMeta } from './pageMeta.ts'
import { business } from './records.ts'

/** Pixels, for `summary_large_image` and Open Graph. https://developer.x.com/cards/markup */
export const socialCardSize = { width: 1200, height: 630 }

export type SocialCard = ReturnType<typeof socialCard>

/** The image for shared links to a page. */
export function socialCard({ path, title, trail, subject }: PageMeta) {
  // 'Service', 'Advice', or the name of the page.
  const kind = kinds[subject.kind] ?? trail.at(-1)?.name ?? business.tagline
  return {
    // No page can have the path /index.
    path: `/social${path === '/' ? '/index' : path}.png`,
    kind,
    title,
    alt: `${business.name}, ${kind}: ${title}`,
  }
}

const kinds: Partial<Record<PageKind['kind'], string>> = {
  service: 'Service',
  city: 'City',
  article: 'Advice',
}
