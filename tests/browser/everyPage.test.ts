import { sitePaths } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

// 320: WCAG 1.4.10. 1024: the narrowest screen with the whole navigation in the header.
for (const width of [320, 1024]) {
  test(`no page scrolls sideways at ${width} px, in either direction of text`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 640 })
    const wide: string[] = []
    for (const path of [...sitePaths, '/no-such-page']) {
      await page.goto(path)
      for (const direction of ['ltr', 'rtl']) {
        const widest = await page.evaluate((dir) => {
          document.documentElement.dir = dir
          return document.documentElement.scrollWidth
        }, direction)
        if (widest > width) wide.push(`${path}, ${direction}: ${widest} px`)
      }
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

test('nothing moves on any page, down to its end', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  // The browser keeps the shifts that came before, and tells them to who asks later.
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  const moved: string[] = []
  for (const path of [...sitePaths, '/no-such-page']) {
    await page.goto(path)
    const shifts = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame)
      const { scrollHeight, clientHeight } = document.documentElement
      for (let y = 0; y < scrollHeight; y += clientHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await frame()
      }
      await new Promise((resolve) => requestIdleCallback(resolve))
      await frame()
      await frame()
      return Reflect.get(window, 'shifts')
    })
    if (shifts.length > 0) moved.push(`${path}: ${shifts}`)
  }
  expect(moved).toEqual([])
})

for (const path of ['/', '/contact', '/coupons', '/blog/hvac-zoning-systems-explained']) {
  test(`${path} prints as its policy allows`, async ({ page }) => {
    await page.goto(path)
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
  })
}
