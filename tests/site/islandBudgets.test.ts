import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brotliSize, builtPage, siteFolder } from './builtSite.ts'

const kilobyte = 1024

const contact = builtPage('/contact').document
const menu = filesOf('#menu-toggle')
const drawer = filesOf('#menu-toggle', contact, 'data-drawer')
const opening = [...menu, ...drawer]
const toaster = filesOf('#notifications')

test('the menu is in sight with one file of 2 KB at most', () => {
  expect(menu).toHaveLength(1)
  expect(sizeOf(menu)).toBeLessThanOrEqual(2 * kilobyte)
})

test('the first opening of the menu fetches 105 KB at most, React included', () => {
  expect(drawer.length).toBeGreaterThan(1)
  expect(sizeOf(opening)).toBeLessThanOrEqual(105 * kilobyte)
})

test('the toasts after it fetch 15 KB more at most', () => {
  const more = toaster.filter((file) => !opening.includes(file))
  expect(more.length).toBeGreaterThan(0)
  expect(sizeOf(more)).toBeLessThanOrEqual(15 * kilobyte)
})

test('the contact form and the coupons bring no React of their own', () => {
  const coupon = filesOf('article [data-island]', builtPage('/coupons').document)
  for (const files of [filesOf('form'), coupon]) {
    expect(sizeOf(files)).toBeLessThanOrEqual(5 * kilobyte)
  }
})

function filesOf(selector: string, document = contact, attribute = 'data-island'): string[] {
  return document.querySelector(selector)?.getAttribute(attribute)?.split(' ') ?? []
}

function sizeOf(files: string[]): number {
  return files.reduce((size, file) => size + brotliSize(readFileSync(join(siteFolder, file))), 0)
}
