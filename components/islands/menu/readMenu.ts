import { siteNavigationId } from '../../layout/siteNavigationId'

export interface MenuLink {
  label: string
  href: string
  current: 'page' | 'true' | undefined
}

/** The links of the page's own navigation in the footer, which stands in for the menu without script. */
export function readMenu(): MenuLink[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`#${siteNavigationId} a`)].map(
    (link) => ({
      label: link.textContent ?? '',
      href: link.getAttribute('href') ?? '',
      current: currentOf(link),
    }),
  )
}

function currentOf(link: HTMLAnchorElement): MenuLink['current'] {
  const current = link.getAttribute('aria-current')
  if (current === 'page' || current === 'true') return current
}
