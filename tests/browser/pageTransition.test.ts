import { expect, test } from './pageTest.ts'

for (const { reducedMotion, page: before, moves } of [
  { reducedMotion: 'no-preference', page: 'a quick page', moves: 'root' },
  { reducedMotion: 'no-preference', page: 'a page that held the visitor up', moves: '' },
  { reducedMotion: 'reduce', page: 'a quick page', moves: '' },
] as const) {
  test(`the next page ${moves ? 'crosses' : 'comes'} in after ${before}, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(before === 'a quick page' ? noticeNothing : holdUp)
    // What moves is read at the start of the crossing, in the page that comes in.
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready
        document.documentElement.dataset.moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
          .flatMap((name) => /group\((.+)\)/.exec(name)?.[1] ?? [])
          .join()
      })
    })
    await page.goto('/services')
    await page.getByRole('link', { name: 'AC Repair' }).first().click()
    await expect(page).toHaveURL('/services/ac-repair')
    await expect(page.locator('html')).toHaveAttribute('data-moving', moves)
  })
}

/** However busy the machine is. */
function noticeNothing() {
  PerformanceObserver.prototype.observe = () => {}
}

function holdUp() {
  addEventListener('DOMContentLoaded', () => {
    const end = performance.now() + 100
    while (performance.now() < end);
  })
}
