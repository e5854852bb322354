import { hasMap } from '../../components/drawings/map/shapes.ts'
import { pageHeaderEndId } from '../../components/ids.ts'
import { paths } from '../../content/model/paths.ts'
import { cities, services } from '../../content/model/records.ts'
import { expect, test } from './pageTest.ts'

const withPicture = [
  ...services.slice(0, 1).map(({ slug }) => paths.service(slug)),
  ...(hasMap ? cities.slice(0, 1) : []).map(({ slug }) => paths.city(slug)),
]

for (const path of withPicture) {
  for (const width of [360, 768, 1440]) {
    test(`the header's picture on ${path} reaches the page's edges, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const picture = await page.locator(`#${pageHeaderEndId} > svg`).boundingBox()
      const header = await page.locator(`:has(> * > #${pageHeaderEndId})`).boundingBox()
      if (!picture || !header) throw new Error('Not visible')
      expect(picture.x + picture.width).toBeCloseTo(width, 0)
      // Below the picture is the header's border.
      expect(picture.y + picture.height).toBeCloseTo(header.y + header.height - 2, 0)
      if (width < 768) expect(picture.x).toBeCloseTo(0, 0)
      else expect(picture.y).toBeCloseTo(header.y, 0)
    })
  }
}
