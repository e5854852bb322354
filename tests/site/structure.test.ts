import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtPages, siteFolder, textOf } from './builtSite.ts'

describe.each(builtPages)('$path', ({ document, html }) => {
  test('carries its styles in one <style> in the head and nowhere else', () => {
    expect(document.querySelectorAll('head style')).toHaveLength(1)
    expect(document.querySelectorAll('body style')).toHaveLength(0)
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0)
    expect(html).not.toMatch(/opacity:0[^.]/)
  })

  test('has one entry script, external and never blocking', () => {
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.getAttribute('type')).toBe('module')
    expect(scripts[0]?.getAttribute('src')).toMatch(/^\/assets\//)
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
  })

  test('has an entry script that waits for no other', () => {
    const file = document.querySelector('script[src]')?.getAttribute('src') ?? ''
    expect(readFileSync(join(siteFolder, file), 'utf8')).not.toMatch(/^import[\s{"'*]/)
  })

  test('has its landmarks, a skip link and the region of notifications', () => {
    for (const selector of ['header', 'main', 'footer', 'nav[aria-label=Main]']) {
      expect(document.querySelectorAll(selector)).toHaveLength(1)
    }
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-US')
    expect(document.querySelector('body a')?.getAttribute('href')).toBe('#main')
    const region = document.querySelector('[role=region][aria-label="Notifications (F8)"]')
    expect(region).not.toBeNull()
    expect(textOf(region)).toBe('')
  })

  test('names its links so that each is understood alone', () => {
    const targets = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll('a[href]')) {
      const name = link.getAttribute('aria-label') ?? textOf(link)
      // What follows a question mark only begins the message on the contact page.
      const [target = ''] = link.getAttribute('href')?.split('?') ?? []
      targets.set(name, (targets.get(name) ?? new Set()).add(target))
    }
    const ambiguous = [...targets].filter(([, addresses]) => addresses.size > 1)
    expect(ambiguous.map(([name, addresses]) => `${name}: ${[...addresses]}`)).toEqual([])
    const empty = /^(|here|click here|more|read more|learn more|see more|details|link|this page)$/i
    expect([...targets.keys()].filter((name) => empty.test(name))).toEqual([])
  })

  test('has styles that turn around with the direction of the text', () => {
    const css = textOf(document.querySelector('style'))
    const physical =
      /[;{](?:(?:(?:scroll-)?(?:margin|padding)|border)-)?(?:left|right)\b[^;}]*|[;{](?:text-align|float|clear):(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius[^;}]*/g
    expect(css.match(physical) ?? []).toEqual([])
  })
})
