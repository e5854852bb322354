import type { AnchorHTMLAttributes } from 'react'
import { articlesBySlug } from '../../content/model/articles.ts'

/** A link of a text. One to an article that the site does not have today is plain text until it does. */
export function SiteLink({ href, children, ...others }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [, slug] = href?.match(/^\/blog\/([^/#?]+)/) ?? []
  if (slug && !articlesBySlug.has(slug)) return children
  return (
    <a href={href} {...others}>
      {children}
    </a>
  )
}
