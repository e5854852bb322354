import { expect, test } from './pageTest'

for (const [reducedMotion, stays] of [
  ['no-preference', ['header', 'hero', 'root']],
  ['reduce', []],
] as const) {
  test(`the next page crosses in where motion is wanted: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 360, height: 740 })
    // What moves is read at the start of the crossing, in the page that comes in.
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready
        document.documentElement.dataset.moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
          .flatMap((name) => /group\((.+)\)/.exec(name)?.[1] ?? [])
          // It stands at the end of the page, which may come after the crossing has begun.
          .filter((name) => name !== 'call-bar')
          .toSorted()
          .join()
      })
    })
    await page.goto('/services')
    await page.getByRole('link', { name: 'AC Repair' }).first().click()
    await expect(page).toHaveURL('/services/ac-repair')
    await expect(page.locator('html')).toHaveAttribute('data-moving', stays.join())
  })
}
