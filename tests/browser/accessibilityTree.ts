import type { Page } from 'playwright/test'

export interface AccessibleNode {
  role: string
  name: string
  expanded?: boolean
}

/** What assistive technology gets of the page, in its order. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  const exposed = nodes.filter(({ ignored }) => !ignored)
  return exposed.map(({ role, name, properties }) => {
    const expanded = properties?.find((property) => property.name === 'expanded')?.value.value
    return {
      role: role?.value,
      name: name?.value ?? '',
      ...(expanded !== undefined && { expanded }),
    }
  })
}
