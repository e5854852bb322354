import type { AnchorHTMLAttributes } from 'react'
import { shownSlugs } from '../../model/articles.ts'

/** A link in running text. A link to an article that isn't published yet renders as plain text. */
export function SiteLink({ href, children, ...others }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [, slug] = href?.match(/^\/blog\/([^/#?]+)/) ?? []
  if (slug && !shownSlugs.has(slug)) return children
  return (
    <a href={href} {...others}>
      {children}
    </a>
  )
}
