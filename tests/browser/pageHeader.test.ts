import { pageHeaderEndId } from '../../components/browser/ids.ts'
import { shapes } from '../../components/drawings/map/shapes.ts'
import { paths } from '../../model/documentKinds.ts'
import { cities, services } from '../../model/records.ts'
import { pageKinds } from '../support/sitePages.ts'
import { expect, test } from './pageTest.ts'

const onMap = cities.filter(({ slug }) => shapes?.cities.has(slug))
const offMap = cities.filter((city) => !onMap.includes(city))

const withPicture = [
  ...services.slice(0, 1).map(({ slug }) => paths.service(slug)),
  ...onMap.slice(0, 1).map(({ slug }) => paths.city(slug)),
]

for (const path of withPicture) {
  for (const width of [360, 768, 1440]) {
    test(`the header's picture on ${path} reaches the page's edges, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const svg = page.locator(`#${pageHeaderEndId} > svg`)
      const isOutdoors = (await svg.getAttribute('viewBox')) === '0 0 420 240'
      const picture = await svg.boundingBox()
      const header = await page.locator(`:has(> * > #${pageHeaderEndId})`).boundingBox()
      if (!picture || !header) throw new Error('Not visible')
      expect(picture.x + picture.width).toBeCloseTo(width, 0)
      // Below the picture is the header's border.
      expect(picture.y + picture.height).toBeCloseTo(header.y + header.height - 2, 0)
      if (width < 768) expect(picture.x).toBeCloseTo(0, 0)
      // On tablets, a room next to outdoor equipment is whole, with sky above it.
      else if (width > 768 || !isOutdoors) expect(picture.y).toBeCloseTo(header.y, 0)
    })
  }
}

// None in the sample content.
for (const { slug } of offMap.slice(0, 1)) {
  test(`the header of ${slug}, which is not on the map, has no empty column`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(paths.city(slug))
    const heading = await page.locator('h1').boundingBox()
    expect(heading?.width).toBeGreaterThan(1000)
  })
}

test("a header's drawing leaves half of a phone's screen in landscape", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  for (const path of pageKinds) {
    await page.goto(path)
    // Pictures that extend to the edges have rules of their own.
    const drawing = page.locator(`#${pageHeaderEndId} > svg[viewBox='0 0 400 200']`)
    if (!(await drawing.isVisible())) continue
    expect.soft((await drawing.boundingBox())?.height, path).toBeLessThanOrEqual(180)
  }
})

for (const { path, widths } of [
  { path: '/', widths: [1280, 1440] },
  ...withPicture.map((path) => ({ path, widths: [768, 1440] })),
]) {
  test(`the buttons in the header of ${path} are side by side`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const buttons = page.locator('h1 ~ * a, h1 ~ a').filter({ visible: true })
      const tops = await buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      )
      expect(tops, `at ${width} px`).toEqual([tops[0], tops[0]])
    }
  })
}
