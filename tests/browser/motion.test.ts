import { openMenu } from './menuOf.ts'
import { movingOn } from './motion.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'
import { showUnlimited } from './toasts.ts'

test.use({ reducedMotion: 'reduce', ...phone })

test('neither the menu nor a toast moves', async ({ page }) => {
  await page.goto('/about')
  await showUnlimited(page, 'Still')
  await openMenu(page)
  expect(await movingOn(page)).toEqual([])
})
