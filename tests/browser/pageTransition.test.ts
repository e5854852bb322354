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
        // On a busy machine the crossing may begin with less of the page: such a one does not count.
        const hasHero = document.querySelector('main h1') !== null
        document.documentElement.dataset.hero = String(hasHero)
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
    const html = page.locator('html')
    await expect(async () => {
      await page.goto('/services')
      await page.getByRole('link', { name: 'AC Repair' }).first().click()
      await expect(page).toHaveURL('/services/ac-repair')
      await expect(html).toHaveAttribute('data-hero', 'true', { timeout: 1000 })
    }).toPass()
    await expect(html).toHaveAttribute('data-moving', stays.join())
  })
}
