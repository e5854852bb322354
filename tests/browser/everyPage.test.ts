import { sitePaths } from '../sitePaths'
import { expect, test } from './pageTest'

// 320: WCAG 1.4.10. 1024: the narrowest screen with the whole navigation in the header.
for (const viewportWidth of [320, 1024]) {
  test(`no page scrolls sideways at ${viewportWidth} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: viewportWidth, height: 640 })
    const wide: string[] = []
    for (const path of [...sitePaths, '/no-such-page']) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > viewportWidth) wide.push(`${path}: ${width} px`)
    }
    expect(wide).toEqual([])
  })
}

test('no page asks another origin for anything', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  for (const path of sitePaths) await page.goto(path, { waitUntil: 'load' })
  expect(foreign).toEqual([])
})
