import { pageHeaderEndId } from '../../components/browser/ids.ts'
import { shapes } from '../../components/drawings/map/shapes.ts'
import { formatDate } from '../../components/ui/FormattedDate.tsx'
import { paths } from '../../model/documentKinds.ts'
import { business, cities, notice, services, words } from '../../model/records.ts'
import { dayStart } from '../../model/timeZone.ts'
import { pageKinds } from '../support/sitePages.ts'
import { expect, test } from './pageTest.ts'
import { recordShifts, shiftsOn } from './shifts.ts'

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

test.describe('a notice', () => {
  test.skip(!notice, 'There is none.')
  const { text = '', from = '', until = '' } = notice ?? {}
  const minute = 60_000
  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 360, height: 780 } })

    test('is there on its days only, however old the page is, and nothing moves', async ({
      page,
    }) => {
      await recordShifts(page)
      const { timeZone } = business
      for (const [moment, isShown] of [
        [from ? dayStart(timeZone, from) - 1 : undefined, false],
        [from ? dayStart(timeZone, from) : undefined, true],
        [dayStart(timeZone, until, 1) - 1, true],
        [dayStart(timeZone, until, 1), false],
      ] as const) {
        if (moment === undefined) continue
        await page.clock.setFixedTime(moment * minute)
        await page.goto('/about')
        await expect(page.getByText(text)).toBeVisible({ visible: isShown })
        expect(await shiftsOn(page)).toEqual([])
      }
      // A visitor comes back to a tab.
      await page.clock.setFixedTime(dayStart(timeZone, until) * minute)
      await page.goto('/about')
      await expect(page.getByText(text)).toBeVisible()
      await page.clock.setFixedTime(dayStart(timeZone, until, 1) * minute)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(text)).toBeHidden()
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('says until when it holds, closes, and is not printed', async ({ page }) => {
      await page.goto('/about')
      const bar = page.getByRole('dialog', { name: words.days.notice })
      await expect(bar).toContainText(text)
      await expect(bar).toContainText(formatDate(until))
      await page.emulateMedia({ media: 'print' })
      await expect(bar).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: words.days.hideNotice }).click()
      await expect(bar).toBeHidden()
      await expect(page).toHaveURL('/about')
    })
  })
})
