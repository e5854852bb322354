import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { words } from '../../model/records.ts'
import { inlineScripts } from '../../pages/earlyClicks.ts'
import { hideOutdated } from '../../pages/hideOutdated.ts'
import { vague } from '../../renderer/content/checkLinkNames.ts'
import { builtPages, getText, resolves } from '../support/builtSite.ts'
import { htmlErrors } from '../support/htmlErrors.ts'
import { siteFolder } from '../support/sitePages.ts'

describe.each(builtPages)('$path', ({ path, html, document }) => {
  const count = (selector: string) => document.querySelectorAll(selector).length
  const scripts = document
    .querySelectorAll('script')
    .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
  const files = scripts.flatMap((script) => script.getAttribute('src') ?? [])
  const inline = scripts.filter((script) => !script.getAttribute('src'))

  test('is valid HTML with headings in order, unique ids, and sized images', () => {
    expect(htmlErrors(html)).toEqual([])
    expect(html.match(/<p[ >]/g)).toHaveLength(html.split('</p>').length - 1)
    expect(count('img:not([width][height][alt])')).toBe(0)
    // The content security policy blocks inline styles.
    expect(count('body [style]')).toBe(0)
    expect(count(':is(ul, ol, dl):not(:has(li, dt))')).toBe(0)
    // Screen readers would read a link in a heading as part of it.
    expect(count(':is(h1, h2, h3, h4) a[href^="#"]')).toBe(0)
  })

  test('has landmarks, a skip link, and the notification region', () => {
    for (const selector of [
      'header',
      'main',
      'footer',
      `nav[aria-label=${words.layout.navigation}]`,
    ]) {
      expect(count(selector), selector).toBe(1)
    }
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(words.locale)
    expect(document.querySelector('body a')?.getAttribute('href')).toBe('#main')
    const regions = document.querySelectorAll(
      `[role=region][aria-label="${words.layout.notifications}"]`,
    )
    expect(regions.map(getText)).toEqual([''])
    expect(count('section:is([aria-label], [aria-labelledby])')).toBeLessThanOrEqual(3)
  })

  test('has link names that make sense on their own', () => {
    const targets = new Map<string, Set<string>>()
    // A publisher may have several sources, told apart by their descriptions.
    for (const link of document.querySelectorAll('a[href]:not([href^="https:"])')) {
      if (link.closest('[aria-hidden=true]')) continue
      const words = getText(link) || link.querySelector('img')?.getAttribute('alt')
      const name = link.getAttribute('aria-label') ?? words ?? ''
      // A query string only prefills the message on the contact page.
      const target = link.getAttribute('href')?.replace(/\?.*/, '') ?? ''
      targets.set(name, (targets.get(name) ?? new Set()).add(target))
    }
    const ambiguous = [...targets].filter(([, addresses]) => addresses.size > 1)
    expect(ambiguous.map(([name, addresses]) => `${name}: ${[...addresses]}`)).toEqual([])
    expect([...targets.keys()].filter((name) => !name || vague.test(name))).toEqual([])
  })

  test('has all styles in one <style>, with logical properties', () => {
    expect(count('head style')).toBe(1)
    expect(count('body style, [style], link[rel=stylesheet]')).toBe(0)
    const physical =
      /[;{](?:(?:(?:scroll-)?(?:margin|padding)|border)-)?(?:left|right)\b[^;}]*|[;{](?:text-align|float|clear):(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius[^;}]*/g
    expect(getText(document.querySelector('style')).match(physical) ?? []).toEqual([])
  })

  test('has one non-blocking script with preloaded imports', () => {
    expect(scripts).toHaveLength(inline.length + 1)
    expect(count('script[type=module][src^="/assets/"]')).toBe(1)
    // The other inline scripts mark clicks on elements that wait for the entry script, and hide what
    // has ended. With an endpoint, the browser itself sends the form.
    const isSentByBrowser = count('form[action^="https:"]') > 0
    expect(inline.map(({ rawText }) => rawText)).toEqual(
      isSentByBrowser ? hideOutdated(html) : inlineScripts(path, html),
    )
    const script = readFileSync(join(siteFolder, files[0] ?? ''), 'utf8')
    const imported = [...script.matchAll(/\bfrom\s*"\.\/([^"]+)"|^import\s*"\.\/([^"]+)"/g)]
    const preloaded = document
      .querySelectorAll('link[rel=modulepreload]')
      .map((link) => link.getAttribute('href'))
    expect(preloaded).toEqual(imported.map(([, named, bare]) => `/assets/${named ?? bare}`))
  })

  test('has a policy that comes first and allows only its own styles and scripts', () => {
    const [charset, meta] = document.querySelectorAll('head > *')
    expect(charset?.getAttribute('charset')).toBe('UTF-8')
    expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    const policy = meta?.getAttribute('content')
    expect(policy).toContain("default-src 'none'")
    // The policy may also allow a form service: see contactEndpoint.test.ts.
    expect(policy).toMatch(
      count('form') > 0 ? /form-action 'self'( https:[^ ;]+)?;/ : /form-action 'none';/,
    )
    expect(policy).toMatch(/connect-src 'self'( https:[^ ;]+)?;/)
    expect(policy).not.toContain('unsafe')
    const styles = document.querySelectorAll('style')
    expect(styles.length).toBeGreaterThan(0)
    for (const { rawText } of [...styles, ...inline]) {
      expect(policy).toContain(createHash('sha256').update(rawText).digest('base64'))
    }
    expect(count('[onclick], [onload], [onerror]')).toBe(0)
  })
})

// While a page arrives, its last element so far is the last child, or in Chromium none is:
// https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/css/selector_checker.cc
test('nothing looks different while it is the last element that has arrived', () => {
  const moving = new Set<string>()
  for (const { document } of builtPages) {
    postcss.parse(document.querySelector('style')?.text ?? '').walkRules((rule) => {
      const isPrint = rule.parent instanceof postcss.AtRule && rule.parent.params === 'print'
      if (!isPrint && /:(last|only|nth-last)-/.test(rule.selector)) moving.add(`${rule}`)
    })
  }
  expect([...moving]).toEqual([])
})

test.each(builtPages)(
  'the drawings that $path loads as files are lazy, and have a size',
  (page) => {
    for (const picture of page.document.querySelectorAll('img[src^="/drawings/"]')) {
      const { loading, width, height, alt } = picture.attributes
      expect([loading, Number(width) > 0, Number(height) > 0, alt]).toEqual([
        'lazy',
        true,
        true,
        '',
      ])
      expect(resolves(picture.getAttribute('src') ?? '')).toBe(true)
    }
  },
)
