import { measureText } from '../../components/drawings/map/placeLabels.ts'
import { shapes } from '../../components/drawings/map/shapes.ts'
import { preloadedFonts } from '../../components/theme/fonts/fontFaceCss.ts'
import { paths } from '../../model/documentKinds.ts'
import { cities } from '../../model/records.ts'
import { expect, test } from './pageTest.ts'

test("a city's map does not cover the header's text", async ({ page }) => {
  const city = cities.find(({ slug }) => shapes?.cities.has(slug))
  if (!city) return test.skip()
  await page.goto(paths.city(city.slug))
  for (const dir of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const covered = await page.locator('main h1, main h1 ~ *').evaluateAll((all) =>
        all
          .filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return !seen || !(element.contains(seen) || seen.contains(element))
          })
          .map(({ textContent }) => textContent),
      )
      expect(covered, `${dir} at ${width} px`).toEqual([])
    }
  }
})

test("a right-to-left page doesn't move the labels of maps", async ({ page }) => {
  const city = cities.find(({ slug }) => shapes?.cities.has(slug))
  if (!city) return test.skip()
  for (const path of [paths.city(city.slug), '/cities-we-serve']) {
    await page.goto(path)
    const labels = page.locator('main svg text')
    const measure = () =>
      labels.evaluateAll((all) =>
        all.map((text) => text instanceof SVGTextElement && Math.round(text.getBBox().x)),
      )
    const before = await measure()
    expect(before.length, path).toBeGreaterThan(0)
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    expect(await measure(), path).toEqual(before)
  }
})

test("no city's name is wider than the space that its map leaves for it", async ({ page }) => {
  const names = cities.map(({ name }) => ({ name, space: measureText(name) }))
  await page.goto('/')
  const measured = { names, font: `url(${preloadedFonts[0]})` }
  const wider = await page.evaluate(async ({ names, font }) => {
    // The page's own face may never show, if it comes late.
    document.fonts.add(await new FontFace('measured', font).load())
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('Nothing was measured.')
    canvas.font = '700 100px measured'
    return names.filter(({ name, space }) => canvas.measureText(name).width / 100 > space)
  }, measured)
  expect(wider).toEqual([])
})

test('names of areas fit in the space that the map has for them', async ({ page }) => {
  for (const path of ['/', '/cities-we-serve']) {
    const names = page.locator('main svg .area')
    const sizes: number[] = []
    await page.goto(path)
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      sizes.push(
        ...(await names.evaluateAll((all) =>
          all.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
        )),
      )
    }
    // Font sizes are in map units. Names are placed at the size that they have on a phone.
    expect(Math.max(0, ...sizes), path).toBeLessThanOrEqual(sizes[0] ?? 0)
  }
})
