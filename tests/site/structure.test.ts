import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { inlineScripts } from '../../renderer/head/earlyClicks.ts'
import { builtPages, getText, siteFolder } from './builtSite.ts'

/** https://html-validate.org/rules/presets.html */
const recommended = new StaticConfigLoader({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `dateTime`, `required=""` and `hidden=""`: to a browser all the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Vike's document and Markdown's lines end with spaces, which compression takes away.
    'no-trailing-whitespace': 'off',
    // Stacked tables need them: their `display` removes roles in some browsers.
    'no-redundant-role': 'off',
    // Visitors copy and search the number as they know it, with plain spaces and hyphens.
    'tel-non-breaking': 'off',
    // The page's own title comes first and is short; what may be cut is the business's name.
    'long-title': 'off',
    // Ids made from headings may begin with a digit. https://html.spec.whatwg.org/#the-id-attribute
    'valid-id': ['error', { relaxed: true }],
    // WAI-ARIA lets lists and forms be named. https://www.w3.org/TR/wai-aria-1.2/#namefromauthor
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The Nu checker wants a heading in a `<section>`, which a scrolling table and the region of
    // notifications cannot have.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})
const validator = new HtmlValidate(recommended)

describe.each(builtPages)('$path', ({ path, html, document }) => {
  const count = (selector: string) => document.querySelectorAll(selector).length
  const scripts = document
    .querySelectorAll('script')
    .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
  const files = scripts.flatMap((script) => script.getAttribute('src') ?? [])
  const inline = scripts.filter((script) => !script.getAttribute('src'))

  test('is valid HTML with headings in order, unique ids and sized images', () => {
    const { results } = validator.validateStringSync(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    expect(count('img:not([width][height][alt])')).toBe(0)
    expect(count(':is(ul, ol, dl):not(:has(li, dt))')).toBe(0)
    // A link within a heading would be read as part of it.
    expect(count(':is(h1, h2, h3, h4) a[href^="#"]')).toBe(0)
  })

  test('has its landmarks, a skip link and the region of notifications', () => {
    for (const selector of ['header', 'main', 'footer', 'nav[aria-label=Main]']) {
      expect(count(selector), selector).toBe(1)
    }
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-US')
    expect(document.querySelector('body a')?.getAttribute('href')).toBe('#main')
    const regions = document.querySelectorAll('[role=region][aria-label="Notifications (F8)"]')
    expect(regions.map(getText)).toEqual([''])
    expect(count('section:is([aria-label], [aria-labelledby])')).toBeLessThanOrEqual(3)
  })

  test('has link names that make sense on their own', () => {
    const targets = new Map<string, Set<string>>()
    // Several sources may have one publisher; their sentences tell them apart.
    for (const link of document.querySelectorAll('a[href]:not([href^="https:"])')) {
      if (link.closest('[aria-hidden=true]')) continue
      const words = getText(link) || link.querySelector('img')?.getAttribute('alt')
      const name = link.getAttribute('aria-label') ?? words ?? ''
      // What follows a question mark only begins the message on the contact page.
      const target = link.getAttribute('href')?.replace(/\?.*/, '') ?? ''
      targets.set(name, (targets.get(name) ?? new Set()).add(target))
    }
    const ambiguous = [...targets].filter(([, addresses]) => addresses.size > 1)
    expect(ambiguous.map(([name, addresses]) => `${name}: ${[...addresses]}`)).toEqual([])
    const empty = /^(|here|click here|more|read more|learn more|see more|details|link|this page)$/i
    expect([...targets.keys()].filter((name) => empty.test(name))).toEqual([])
  })

  test('has its styles in one <style>, which follow the direction of the text', () => {
    expect(count('head style')).toBe(1)
    expect(count('body style, [style], link[rel=stylesheet]')).toBe(0)
    const physical =
      /[;{](?:(?:(?:scroll-)?(?:margin|padding)|border)-)?(?:left|right)\b[^;}]*|[;{](?:text-align|float|clear):(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius[^;}]*/g
    expect(getText(document.querySelector('style')).match(physical) ?? []).toEqual([])
  })

  test('has one script, which blocks nothing and waits only for what is preloaded', () => {
    expect(scripts).toHaveLength(inline.length + 1)
    expect(count('script[type=module][src^="/assets/"]')).toBe(1)
    // The only other one marks clicks on what waits for the script. The browser itself sends a form
    // to an owner's form service.
    const isSentByBrowser = count('form[action^="https:"]') > 0
    expect(inline.map(({ rawText }) => rawText)).toEqual(isSentByBrowser ? [] : inlineScripts(path))
    const script = readFileSync(join(siteFolder, files[0] ?? ''), 'utf8')
    const imported = [...script.matchAll(/\bfrom\s*"\.\/([^"]+)"|^import\s*"\.\/([^"]+)"/g)]
    const preloaded = document
      .querySelectorAll('link[rel=modulepreload]')
      .map((link) => link.getAttribute('href'))
    expect(preloaded).toEqual(imported.map(([, named, bare]) => `/assets/entries/${named ?? bare}`))
  })

  test('has a policy that comes first and allows its own styles and scripts alone', () => {
    const [charset, meta] = document.querySelectorAll('head > *')
    expect(charset?.getAttribute('charset')).toBe('UTF-8')
    expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    const policy = meta?.getAttribute('content')
    expect(policy).toContain("default-src 'none'")
    // A form service may be allowed beside the site itself: contactEndpoint.test.ts.
    expect(policy).toMatch(
      count('form') > 0 ? /form-action 'self'( https:[^ ;]+)?;/ : /form-action 'none';/,
    )
    expect(policy).toMatch(/connect-src 'self'( https:[^ ;]+)?;/)
    expect(policy).not.toContain('unsafe')
    const rules = document.querySelectorAll('style, script[type=speculationrules]')
    expect(rules.length).toBeGreaterThan(0)
    for (const { rawText } of [...rules, ...inline]) {
      expect(policy).toContain(createHash('sha256').update(rawText).digest('base64'))
    }
    expect(count('[onclick], [onload], [onerror]')).toBe(0)
  })
})
