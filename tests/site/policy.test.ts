import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { builtPages } from './builtSite.ts'

describe.each(builtPages)('$path', ({ document }) => {
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content')

  test('says what it may load before it loads anything', () => {
    const names = document
      .querySelectorAll('head > *')
      .map((tag) => tag.getAttribute('http-equiv') ?? tag.getAttribute('charset') ?? tag.rawTagName)
    expect(names.slice(0, 2)).toEqual(['UTF-8', 'Content-Security-Policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('is allowed every style and script that it holds', () => {
    const isData = /json/
    const inline = [
      ...document.querySelectorAll('style'),
      ...document
        .querySelectorAll('script:not([src])')
        .filter((script) => !isData.test(script.getAttribute('type') ?? '')),
    ]
    expect(inline.length).toBeGreaterThan(0)
    for (const { rawText } of inline) {
      expect(policy).toContain(createHash('sha256').update(rawText).digest('base64'))
    }
    expect(document.querySelectorAll('[style], [onclick], [onload], [onerror]')).toEqual([])
  })
})
