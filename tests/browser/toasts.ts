import type { Page } from 'playwright/test'
import { toastSource } from '../../components/islands/islandSources.ts'
import type { ToastContent } from '../../components/islands/toast/toast.ts'
import { builtFile } from './builtFile.ts'
import { expect } from './pageTest.ts'

/** Calls `toast` on the page, as any script may. @returns the toast's id */
export async function show(page: Page, content: ToastContent): Promise<string> {
  return page.evaluate(
    async ([file, given]) => {
      const { toast } = await import(file)
      const shown = toast(given)
      Object.assign(window, { [`toast${shown.id}`]: shown })
      return shown.id
    },
    [builtFile(toastSource), content] as const,
  )
}

/** Shows a toast that stays, and waits until it is there. */
export async function showUnlimited(page: Page, title: string): Promise<void> {
  await show(page, { title, duration: Number.POSITIVE_INFINITY })
  await expect(toastOf(page, title)).toBeInViewport({ ratio: 1 })
}

/** Changes a toast by what `toast` returned. */
export async function update(page: Page, id: string, change: ToastContent): Promise<void> {
  await page.evaluate(([key, given]) => Reflect.get(window, key).update(given), [
    `toast${id}`,
    change,
  ] as const)
}

/** Closes one toast, or whatever is shown. */
export async function dismiss(page: Page, id?: string): Promise<void> {
  await page.evaluate(async ([file, which]) => (await import(file)).dismissToast(which), [
    builtFile(toastSource),
    id,
  ] as const)
}

/** The region of notifications. */
export function regionOf(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

/** The toast of that title. */
export function toastOf(page: Page, title: string) {
  return regionOf(page).getByRole('group', { name: title, exact: true })
}

/** Where a toast is, once it has come to rest. */
export async function boxOf(page: Page, title: string) {
  const toast = toastOf(page, title)
  await expect(toast.locator('..')).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
  const box = await toast.boundingBox()
  if (!box) throw new Error(`The toast ${title} has no box.`)
  return box
}
