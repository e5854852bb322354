import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtPages, siteFolder, textOf } from './builtSite.ts'

// Heading order, ids and the rest of HTML's rules: validity.test.ts.
describe.each(builtPages)('$path', ({ document }) => {
  const count = (selector: string) => document.querySelectorAll(selector).length

  test('has its styles in one <style> in the head and nowhere else', () => {
    expect(count('head style')).toBe(1)
    expect(count('body style, [style], link[rel=stylesheet]')).toBe(0)
  })

  test('has one entry script, which blocks nothing and waits only for what is preloaded', () => {
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(['module'])
    const file = scripts[0]?.getAttribute('src') ?? ''
    expect(file).toMatch(/^\/assets\//)
    const script = readFileSync(join(siteFolder, file), 'utf8')
    const imported = [...script.matchAll(/\bfrom\s*"\.\/([^"]+)"|^import\s*"\.\/([^"]+)"/g)]
    const preloaded = document
      .querySelectorAll('link[rel=modulepreload]')
      .map((link) => link.getAttribute('href'))
    expect(preloaded).toEqual(imported.map(([, named, bare]) => `/assets/entries/${named ?? bare}`))
  })

  test('has its landmarks, a skip link and the region of notifications', () => {
    for (const selector of ['header', 'main', 'footer', 'nav[aria-label=Main]']) {
      expect(count(selector), selector).toBe(1)
    }
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-US')
    expect(document.querySelector('body a')?.getAttribute('href')).toBe('#main')
    const regions = document.querySelectorAll('[role=region][aria-label="Notifications (F8)"]')
    expect(regions.map(textOf)).toEqual([''])
  })

  test('names its links so that each is understood alone', () => {
    const targets = new Map<string, Set<string>>()
    // Of sources elsewhere, several may have one publisher: their sentences tell them apart.
    for (const link of document.querySelectorAll('a[href]:not([href^="https:"])')) {
      if (link.closest('[aria-hidden=true]')) continue
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

  test('has styles that follow the direction of the text', () => {
    const css = textOf(document.querySelector('style'))
    const physical =
      /[;{](?:(?:(?:scroll-)?(?:margin|padding)|border)-)?(?:left|right)\b[^;}]*|[;{](?:text-align|float|clear):(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius[^;}]*/g
    expect(css.match(physical) ?? []).toEqual([])
  })
})
