import type { AnchorHTMLAttributes } from 'react'
import { articlesBySlug } from '../../content/model/articles.ts'

/** A link in a text. A link to an article that is not published yet is plain text. */
export function SiteLink({ href, children, ...others }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [, slug] = href?.match(/^\/blog\/([^/#?]+)/) ?? []
  if (slug && !articlesBySlug.has(slug)) return children
  return (
    <a href={href} {...others}>
      {children}
    </a>
  )
}
