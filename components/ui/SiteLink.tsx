import type { AnchorHTMLAttributes } from 'react'
import { documents } from '../../model/documents.ts'
import { shownDocuments } from '../../model/sitePages.ts'

/** A link in running text. A link to a page that isn't published yet renders as plain text. */
export function SiteLink({
  href = '',
  children,
  ...others
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const path = href.replace(/[#?].*/, '')
  const isDocument = path.startsWith('/blog/') || documents.pages.has(path.slice(1))
  if (isDocument && !shownDocuments.has(path)) return children
  return (
    <a href={href} {...others}>
      {children}
    </a>
  )
}
