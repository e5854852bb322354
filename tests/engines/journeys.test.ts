import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business, phoneHref } from '../../content/business.ts'
import { coupons } from '../../content/coupons.ts'
import { serveSlowly } from '../bench/slowSite.ts'
import { siteFolder } from '../site/builtSite.ts'
import type { Visitor } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

const engines = [firefox, webkit]

const [coupon] = coupons

test('there is an engine to test', () => {
  const found = engines.filter(({ isInstalled }) => isInstalled)
  expect(found.length, 'Install firefox-esr, or webkit2gtk-driver and xvfb.').toBeGreaterThan(0)
})

for (const engine of engines) {
  if (!engine.isInstalled) console.log(`${engine.name} is not installed: skipped.`)

  describe.runIf(engine.isInstalled)(engine.name, { timeout: 60_000 }, () => {
    let site: Awaited<ReturnType<typeof serveSlowly>>
    let siteWithoutDrawer: typeof site
    let visitor: Visitor
    beforeAll(async () => {
      site = await serveSlowly(siteFolder)
      siteWithoutDrawer = await serveSlowly(siteFolder, (html) =>
        html.replace(/data-drawer="[^"]+"/, 'data-drawer="/missing.js"'),
      )
      visitor = await engine.start()
    }, 60_000)
    afterAll(async () => {
      await visitor.close()
      site.close()
      siteWithoutDrawer.close()
    })

    const open = (path: string) => visitor.open(site.origin + path)
    /** Clicks what the call bar may cover. */
    const click = async (selector: string) => {
      await visitor.evaluate(`document.querySelector('${selector}')
        .scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await visitor.click(selector)
    }
    /** Waits until an expression holds on the page. */
    const holds = (expression: string) =>
      expect.poll(() => visitor.evaluate(`Boolean(${expression})`), { timeout: 8000 }).toBe(true)

    test('a page is read and called from', async () => {
      await open('/')
      await holds(
        `getComputedStyle(document.querySelector('[aria-label="Call us"]')).position === 'fixed'`,
      )
      await holds(`[...document.querySelectorAll('[data-opening-hours]')]
        .every(({ textContent }) => /^(Open now|Closed)/.test(textContent))`)
      await holds(`document.querySelector('[aria-label="Call us"] a').href === '${phoneHref}'`)
      await holds('document.documentElement.scrollWidth <= innerWidth')
    })

    test('the menu opens and leads on', async () => {
      await open('/about')
      await holds(`document.querySelector('#menu-toggle[role=button]')`)
      await visitor.click('#menu-toggle')
      await holds(
        `document.querySelector('[role=dialog]')?.getBoundingClientRect().right <= innerWidth`,
      )
      await visitor.press('Escape')
      await holds(`!document.querySelector('[role=dialog]')`)
      await visitor.click('#menu-toggle')
      await holds(`document.querySelector('[role=dialog] a[href="/contact"]')`)
      await holds(
        `document.querySelector('[role=dialog]')?.getBoundingClientRect().right <= innerWidth`,
      )
      await visitor.click('[role=dialog] a[href="/contact"]')
      await holds(`location.pathname === '/contact'`)
    })

    test('the menu works as a dialog where its drawer does not come', async () => {
      await visitor.open(`${siteWithoutDrawer.origin}/about`)
      await holds(`document.querySelector('#menu-toggle[role=button]')`)
      for (const close of [
        () => visitor.press('Escape'),
        () => visitor.click('dialog [aria-label="Close menu"]'),
      ]) {
        await visitor.click('#menu-toggle')
        await holds(`document.querySelector('dialog[data-settled]')`)
        await close()
        await holds(`!document.querySelector('dialog')`)
        await holds(`document.activeElement.id === 'menu-toggle'`)
      }
      await visitor.click('#menu-toggle')
      await holds(`document.querySelector('dialog[data-settled]')`)
      await visitor.click('dialog a[href="/contact"]')
      await holds(`location.pathname === '/contact'`)
    })

    test('the form says what it lacks, keeps what is typed and opens a letter', async () => {
      await open('/contact')
      await holds(`document.querySelector('#menu-toggle[role=button]')`)
      await visitor.type('input[name=phone]', '(202) 555-0100')
      await holds(`!document.querySelector('#contact-form[data-island]')`)
      await click('#contact-form button')
      await holds(`document.body.innerText.includes('Please tell us your name.')`)
      await visitor.type('input[name=name]', 'Pat Lee')
      await open('/contact')
      await holds(`document.querySelector('input[name=name]').value === 'Pat Lee'`)
      await visitor.evaluate(`addEventListener('click', (event) => {
        if (!event.target.href?.startsWith('mailto:')) return
        event.preventDefault()
        window.letter = event.target.href
      })`)
      await click('#contact-form button')
      await holds(`window.letter?.startsWith('mailto:${business.email}')`)
      await holds(
        `document.querySelector('[data-scope=toast]')?.innerText.includes('mail program')`,
      )
    })

    test('a toast tells of a copied code, and Escape closes it', async () => {
      await open('/coupons')
      await holds(`document.querySelector('#menu-toggle[role=button]')`)
      await click('[data-copy]')
      await holds(
        `document.querySelector('[data-part=root]')?.innerText.includes('${coupon?.code}')`,
      )
      await visitor.press('Escape')
      await holds(`!document.querySelector('[data-part=root]')`)
    })

    test('a coupon is printed', async () => {
      await open('/coupons')
      await visitor.evaluate(`window.print = () => { window.printed = true }`)
      await click('[data-print]')
      await holds('window.printed')
    })

    test('nothing went wrong on the way', ({ skip }) => {
      if (!visitor.errors) skip('This engine tells no errors.')
      expect(visitor.errors).toEqual([])
    })
  })
}
