import { siteNavigationId } from '../../layout/siteNavigationId.ts'
import { closeIconPath } from '../closeIconPath.ts'

/** The menu without React, the same to the pixel as MenuDrawer: its links are those of the footer's navigation. */
export function createDialog(): HTMLDialogElement {
  const close = create('button', 'menu-close', closeIcon())
  close.type = 'button'
  close.setAttribute('aria-label', 'Close menu')
  const navigation = create('nav', '', create('ul', '', ...links()))
  navigation.setAttribute('aria-label', 'Main')
  const dialog = create(
    'dialog',
    'menu-panel',
    create('div', 'menu-header', create('h2', 'menu-title', 'Menu'), close),
    create('div', 'menu-body', navigation),
  )
  dialog.setAttribute('aria-label', 'Menu')
  // A press beside the links leaves focus in the dialog.
  dialog.tabIndex = -1
  return dialog
}

function links(): HTMLLIElement[] {
  const found = document.querySelectorAll<HTMLAnchorElement>(`#${siteNavigationId} a`)
  return [...found].map((link) => {
    const copy = document.importNode(link, true)
    copy.removeAttribute('class')
    return create('li', '', copy)
  })
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...children)
  return element
}

function closeIcon(): SVGElement {
  const icon = createSvg('svg', {
    width: '24',
    height: '24',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  icon.append(
    createSvg('path', {
      d: closeIconPath,
      stroke: 'currentColor',
      'stroke-width': '2',
      'stroke-linecap': 'round',
    }),
  )
  return icon
}

function createSvg(name: 'svg' | 'path', attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
