import type { JSHandle, Page } from 'playwright/test'
import { toastSource } from '../../components/browser/islandSources.ts'
import type { ToastContent, toast } from '../../components/browser/islands/toast/toast.ts'
import { words } from '../../model/records.ts'
import { builtFile } from '../support/builtFile.ts'
import { expect } from './pageTest.ts'

type Toasts = typeof import('../../components/browser/islands/toast/toast.ts')

/** A toast with an infinite duration stays. */
export const stays = { duration: Number.POSITIVE_INFINITY }

/** The toast module, which any script of the page can import. */
export function getToasts(page: Page): Promise<JSHandle<Toasts>> {
  return page.evaluateHandle<Toasts, string>((file) => import(file), builtFile(toastSource))
}

/** Calls `toast` on the page. @returns handles to update and dismiss it */
export async function show(
  page: Page,
  content: ToastContent,
): Promise<JSHandle<ReturnType<typeof toast>>> {
  return (await getToasts(page)).evaluateHandle(({ toast }, options) => toast(options), content)
}

/** Shows a toast that stays, and waits until it is in place. */
export async function showUnlimited(page: Page, title: string): Promise<void> {
  await show(page, { title, ...stays })
  await expect(getToast(page, title)).toBeInViewport({ ratio: 1 })
}

/** The notification region. */
export function getRegion(page: Page) {
  return page.getByRole('region', { name: words.layout.notifications })
}

/** The toast with this title. */
export function getToast(page: Page, title: string) {
  return getRegion(page).getByRole('group', { name: title, exact: true })
}

/** A toast's box, after its animation has ended. */
export async function getBox(page: Page, title: string) {
  const toast = getToast(page, title)
  await expect(toast).toHaveCSS('translate', /^(none|0px)$/)
  const box = await toast.boundingBox()
  if (!box) throw new Error(`The toast ${title} has no box.`)
  return box
}
