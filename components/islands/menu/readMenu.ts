export interface MenuLink {
  label: string
  href: string
  current: 'page' | 'true' | undefined
}

/** The links of the dialog that the drawer takes the place of. */
export function readMenu(dialog: HTMLElement): MenuLink[] {
  return [...dialog.querySelectorAll('a')].map((link) => ({
    label: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
    current: currentOf(link),
  }))
}

function currentOf(link: HTMLAnchorElement): MenuLink['current'] {
  const current = link.getAttribute('aria-current')
  if (current === 'page' || current === 'true') return current
}
