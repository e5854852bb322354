import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brotliSize, builtPage, siteFolder } from './builtSite.ts'

const kilobyte = 1024

const contact = builtPage('/contact').document

test.each([
  { what: "the menu's swipe", selector: '#menu', budget: 10 },
  { what: 'the contact form', selector: '#contact-form', budget: 5 },
  { what: 'the toaster, React included,', selector: '#notifications', budget: 120 },
])('$what is fetched when asked for, with $budget KB at most', ({ selector, budget }) => {
  const files = contact.querySelector(selector)?.getAttribute('data-island')?.split(' ') ?? []
  const sizes = files.map((file) => brotliSize(readFileSync(join(siteFolder, file))))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(budget * kilobyte)
})
