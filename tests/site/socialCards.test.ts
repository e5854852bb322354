import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { contentPages, siteFolder } from './builtSite.ts'
import { metaContent } from './pageHead.ts'

describe.each(contentPages)('the social card of $path', (page) => {
  const path = metaContent(page, 'og:image').slice(absoluteUrl('').length)
  const png = readFileSync(join(siteFolder, path))

  test('is a PNG of 1200 by 630 pixels', () => {
    // Signature, then the header chunk: width and height. https://www.w3.org/TR/png/#11IHDR
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('weighs under 100 KB', () => {
    expect(png.length).toBeLessThan(100_000)
  })
})

describe('social cards', () => {
  test('no two pages share one', () => {
    const images = contentPages.map((page) => metaContent(page, 'og:image'))
    expect(new Set(images).size).toBe(images.length)
  })
})
