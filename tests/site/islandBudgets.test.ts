import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brotliSize, builtPage, siteFolder } from './builtSite'

const kilobyte = 1024

const contact = builtPage('/contact').document
const menu = filesOf('#menu-toggle')
const toaster = filesOf('#notifications')

test('the first opening of the menu fetches 105 KB at most, React included', () => {
  expect(menu.length).toBeGreaterThan(1)
  expect(sizeOf(menu)).toBeLessThanOrEqual(105 * kilobyte)
})

test('the toasts after it fetch 15 KB more at most', () => {
  const more = toaster.filter((file) => !menu.includes(file))
  expect(more.length).toBeGreaterThan(0)
  expect(sizeOf(more)).toBeLessThanOrEqual(15 * kilobyte)
})

test('the contact form and the coupons bring no React of their own', () => {
  const coupon = filesOf('article [data-island]', builtPage('/coupons').document)
  for (const files of [filesOf('form'), coupon]) {
    expect(sizeOf(files)).toBeLessThanOrEqual(5 * kilobyte)
  }
})

function filesOf(selector: string, document = contact): string[] {
  return document.querySelector(selector)?.getAttribute('data-island')?.split(' ') ?? []
}

function sizeOf(files: string[]): number {
  return files.reduce((size, file) => size + brotliSize(readFileSync(join(siteFolder, file))), 0)
}
