import type { Page } from 'playwright/test'

/** Boxes, buttons, and fields with a background color but without a border in forced colors. */
export async function edgelessOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => {
    const grounded = [...document.querySelectorAll('body *')].filter((element) => {
      const { backgroundColor, borderTopLeftRadius, position } = getComputedStyle(element)
      const isBox = borderTopLeftRadius !== '0px' || position === 'fixed'
      // The current page is underlined. Hover doesn't need an edge.
      const isMarked = element.matches('[aria-current], :hover')
      const isGrounded = backgroundColor !== 'rgba(0, 0, 0, 0)' && !isMarked
      return isBox && isGrounded && element.textContent?.trim()
    })
    Object.assign(window, { grounded })
  })
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(() => {
    const grounded: Element[] = Reflect.get(window, 'grounded')
    if (grounded.length === 0) throw new Error('The page has no box: nothing was looked at.')
    const edgeless = grounded.filter((element) => {
      const { backgroundColor } = getComputedStyle(element)
      // A ticket's edge is its ::after.
      return [null, '::after'].every((part) => {
        const style = getComputedStyle(element, part)
        return ['top', 'bottom', 'inline-start'].every(
          (side) =>
            style.getPropertyValue(`border-${side}-style`) === 'none' ||
            style.getPropertyValue(`border-${side}-width`) === '0px' ||
            style.getPropertyValue(`border-${side}-color`) === backgroundColor,
        )
      })
    })
    return edgeless.map(
      ({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 40)}`,
    )
  })
}
