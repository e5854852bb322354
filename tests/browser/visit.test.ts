import { islandSources } from '../../components/browser/islandSources.ts'
import { contactForm } from '../../model/contactForm.ts'
import { words } from '../../model/records.ts'
import { builtFile } from '../support/builtFile.ts'
import { articlePath, pageKinds } from '../support/sitePages.ts'
import { entryScripts } from './hold.ts'
import { expect, phone, test } from './pageTest.ts'

test.use(phone)

test('loads only the page, its script, fonts, icons, and drawings until the visitor interacts', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const unasked: string[] = []
  page.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose'] !== undefined
    const isPage = request.isNavigationRequest() || isPrefetch
    const url = request.url()
    const isAsset = entryScripts.test(url) || /\.woff2$|icon\.(svg|ico)$/.test(url)
    // Those that come near the screen: see tests/specification/budgets.test.ts for their bytes.
    const isDrawing = new URL(url).pathname.startsWith('/drawings/')
    if (!isPage && !isAsset && !isDrawing) unasked.push(url)
  })
  for (const path of pageKinds) {
    await page.goto(path)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await page.waitForLoadState('networkidle')
  expect(unasked).toEqual([])
})

test('loads the pictures of related articles when the reader gets near', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await page.goto(articlePath)
  const related = page.locator('section:has(#related) img')
  const paths = await related.evaluateAll((images) =>
    images.map((image) => image.getAttribute('src') ?? ''),
  )
  test.skip(paths.length === 0, 'No article is related.')
  // Chromium begins up to 3000 px early, which in a short article is before the reader scrolls.
  const isFar = ((await related.first().boundingBox())?.y ?? 0) > phone.viewport.height + 3000
  if (isFar) expect(pictures.filter((path) => paths.includes(path))).toEqual([])
  await related.last().scrollIntoViewIfNeeded()
  for (const picture of await related.all())
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(pictures).toEqual(expect.arrayContaining(paths))
})

test.describe('after a failure', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('fetches an island again on the next touch', async ({ page }) => {
    await page.route(
      `**${builtFile(islandSources[contactForm ? 'contactForm' : 'emailForm'])}`,
      (route) => route.abort(),
      {
        times: 1,
      },
    )
    await page.goto('/contact')
    const failed = page.waitForEvent('requestfailed')
    await page.getByLabel(words.contact.name).focus()
    await failed
    await page.getByLabel(words.contact.phone).focus()
    await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
  })
})
