import { createServer } from 'node:http'
import sharp from 'sharp'
import sirv from 'sirv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { islandSources } from '../../components/browser/islandSources.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'
import { contactForm } from '../../model/contactForm.ts'
import { business, coupons, pages, phoneHref } from '../../model/records.ts'
import { builtFile } from '../support/builtFile.ts'
import { listen } from '../support/listen.ts'
import { serveSite } from '../support/serveSite.ts'
import { articlePath, pathWith, siteFolder } from '../support/sitePages.ts'
import type { Engine, Visitor } from './engine.ts'

const [coupon] = coupons
const calculatorPath = pathWith(`id="${thermostatPayback.name}"`)

/** Captures the email drafts that would open. */
const catchEmailDrafts = `window.emailDrafts = [], addEventListener('click', (event) => {
  if (!event.target.href?.startsWith('mailto:')) return
  event.preventDefault()
  window.emailDrafts.push(event.target.href)
})`

/** The texts that are shown outside the window's width, or that have no height. */
const lostTexts = `[...document.querySelectorAll('main h1, main h2, main h3, main p, main li, main dt, main dd')]
  .filter((element) => {
    const { left, right, height } = element.getBoundingClientRect()
    const isShown = element.getClientRects().length > 0 && !element.closest('details')
    return isShown && element.textContent && !(left >= 0 && right <= innerWidth && height > 0)
  })
  .map(({ textContent }) => textContent)`

/** The links and buttons in the header that lie on another. */
const coveredControls = `[...document.querySelectorAll('header a, header button')]
  .filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    return width && !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })
  .map(({ textContent }) => textContent)`

/** Follows the main journeys, as far as the engine promises them. */
export function testJourneys(engine: Engine) {
  const { name, missing, lacks = [], start } = engine
  const hasPopovers = !lacks.includes('popovers')
  const popoverTest = test.runIf(hasPopovers)
  if (missing) console.log(`Skipped ${name}: ${missing}.`)

  describe.skipIf(missing)(name, { timeout: 120_000 }, () => {
    let site: Awaited<ReturnType<typeof serveSite>>
    let visitor: Visitor
    beforeAll(async () => {
      site = await serveSite(siteFolder, { isSlow: true })
      visitor = await start()
    })
    afterAll(async () => {
      await visitor.close()
      site.close()
    })

    const open = (path: string) => visitor.open(site.origin + path)
    /** Scrolls first, because the call bar may cover the element. */
    const click = async (selector: string) => {
      await visitor.evaluate(`document.querySelector('${selector}')
        .scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await visitor.click(selector)
    }
    const fillIn = async () => {
      await visitor.type('input[name=name]', 'Pat Lee')
      await visitor.type('input[name=phone]', '(202) 555-0100')
    }
    /** Waits until an expression is true on the page. */
    const holds = (expression: string) =>
      expect.poll(() => visitor.evaluate(`Boolean(${expression})`), { timeout: 30_000 }).toBe(true)

    test('shows its text and a call link', async () => {
      await open('/')
      await holds(
        `getComputedStyle(document.querySelector('[aria-label="Call us"]')).position === 'fixed'`,
      )
      await holds(`document.querySelector('[aria-label="Call us"] a').href === '${phoneHref}'`)
      await holds('document.documentElement.scrollWidth <= innerWidth')
      expect(await visitor.evaluate(coveredControls)).toEqual([])
      await open(articlePath)
      expect(await visitor.evaluate(lostTexts)).toEqual([])
    })

    test('opens folded text', async ({ skip }) => {
      const path = pathWith('</summary>')
      if (!path) return skip('No page folds text.')
      await open(path)
      await click('main summary')
      await holds(`document.querySelector('main details').open`)
      await holds(`document.querySelector('main summary + *').getBoundingClientRect().height > 0`)
    })

    test("colors the map's areas", async ({ skip }) => {
      const area = `document.querySelector('main svg .area')`
      await open(pages.cities.path)
      if (!(await visitor.evaluate(`Boolean(${area})`))) return skip('There is no map.')
      await visitor.evaluate(`${area}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      const { data } = await sharp(Buffer.from(await visitor.screenshot(), 'base64'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(data.filter((light) => light < 10).length / data.length).toBeLessThan(0.1)
    })

    test.runIf(!hasPopovers)('shows the links of the menu in the header', async () => {
      await open('/about')
      await holds(`[...document.querySelectorAll('header [popovertarget]')]
        .every((button) => button.offsetWidth === 0)`)
      await click('#menu a[href="/services"]')
      await holds(`location.pathname === '/services' && document.readyState === 'complete'`)
    })

    popoverTest('the menu opens before the script loads, closes, and follows links', async () => {
      const toggle = '[popovertarget]:has(+ nav)'
      const isOpen = `Math.round(document.querySelector('#menu:popover-open > div')?.getBoundingClientRect().right) === innerWidth`
      const isAtRest = `document.getElementById('menu').getAnimations({ subtree: true }).length === 0`
      await open('/about')
      for (const close of [() => visitor.press('Escape'), () => visitor.click('#menu button')]) {
        await visitor.click(toggle)
        await holds(isOpen)
        await holds(isAtRest)
        await close()
        await holds(`!document.querySelector('#menu:popover-open')`)
        await holds(`document.activeElement.matches('${toggle}')`)
        // Until then, it covers the button.
        await holds(isAtRest)
      }
      await visitor.click(toggle)
      await holds(isOpen)
      await holds(isAtRest)
      await visitor.click('#menu a[href="/services"]')
      // Firefox reports an error for a font if the visitor leaves before it arrives.
      await holds(`location.pathname === '/services' && document.readyState === 'complete'`)
      await visitor.evaluate('history.back()')
      await holds(`location.pathname === '/about' && document.readyState === 'complete'`)
      await holds(`!document.querySelector('#menu:popover-open')`)
    })

    if (lacks.includes('scripts')) return

    test('says whether the office is open', async () => {
      await open('/')
      await holds(`[...document.querySelectorAll('[data-opening-status]')]
        .every(({ textContent }) => /^Office (open|closed)/.test(textContent))`)
    })

    test('a calculator accepts 1,200 as a number and keeps the values in the URL', async ({
      skip,
    }) => {
      if (!calculatorPath) return skip('No article has a calculator.')
      await open(calculatorPath)
      // Nothing is fetched before a field is touched.
      await new Promise((resolve) => setTimeout(resolve, 500))
      await holds(`performance.getEntriesByType('resource')
        .every(({ initiatorType }) => initiatorType !== 'fetch')`)
      const panel = `document.getElementById('${thermostatPayback.name}').parentElement`
      const field = `#${thermostatPayback.name} [name=spending]`
      await visitor.evaluate(`document.querySelector('${field}').value = ''`)
      await visitor.type(field, '1,200')
      await holds(`${panel}.innerText.includes('Your figures')`)
      await holds(`${panel}.querySelector('[role=status]').innerText.includes('of $1,200 is')`)
      await holds(`new URLSearchParams(location.search).get('spending') === '1,200'`)
    })

    test.skipIf(contactForm)(
      'the form shows what is missing, keeps what is typed, and opens an email draft',
      async () => {
        await open('/contact')
        await visitor.type('input[name=phone]', '(202) 555-0100')
        await holds(`!document.querySelector('#contact-form[data-island]')`)
        await click('#contact-form button')
        await holds(`document.body.innerText.includes('Please tell us your name.')`)
        await visitor.type('input[name=name]', 'Pat Lee')
        await open('/contact')
        await holds(`document.querySelector('input[name=name]').value === 'Pat Lee'`)
        await visitor.evaluate(catchEmailDrafts)
        await click('#contact-form button')
        await holds(`window.emailDrafts[0]?.startsWith('mailto:${business.email}')`)
        await holds(`document.querySelector('[data-scope=toast]')?.innerText.includes('email app')`)
      },
    )

    test('does not restore a sent message as a draft, even if the browser restores the fields', async () => {
      await open('/contact')
      await fillIn()
      await visitor.evaluate(
        `(window.before = true, document.querySelector('#contact-form').dispatchEvent(new Event('messagesent')))`,
      )
      await visitor.evaluate('location.reload()')
      await holds(`document.readyState === 'complete' && !window.before`)
      expect(await visitor.evaluate(`localStorage.getItem('contact-draft')`)).toBeNull()
    })

    test.skipIf(contactForm)(
      'the form works after one of its script files failed to load',
      async () => {
        let isLossy = true
        const files = sirv(siteFolder, { extensions: ['html'], maxAge: 3600 })
        const server = createServer((request, response) => {
          const isPart = /^\/assets\/[\w-]{6}\.js$/.test(request.url ?? '')
          // Fails the imports of the form's file.
          const isOwn = request.url === builtFile(islandSources.emailForm)
          if (isLossy && isPart && !isOwn) request.socket.destroy()
          else files(request, response)
        })
        const lossySite = await listen(server)
        await visitor.open(`${lossySite.origin}/contact`)
        await visitor.evaluate(catchEmailDrafts)
        await fillIn()
        await click('#contact-form button')
        await holds(`document.activeElement.matches('#contact-form [tabindex]')`)
        isLossy = false
        await click('#contact-form button')
        await holds('window.emailDrafts.length === 1')
        lossySite.close()
        visitor.errors?.splice(0)
      },
    )

    test('copies a code on click, and Escape closes its toast', async ({ skip }) => {
      if (!coupon) return skip('No coupon is valid today.')
      await open('/coupons')
      await click('[data-copy]')
      // WebKit refuses to copy after the click event ends.
      await holds(`document.querySelector('[data-copy]').innerText === 'Copied'`)
      await holds(
        `document.querySelector('[data-part=root]')?.innerText.includes('Code ${coupon.code} copied')`,
      )
      await visitor.press('Escape')
      await holds(`!document.querySelector('[data-part=root]')`)
      await visitor.evaluate(`window.print = () => { window.printed = true }`)
      await click('[data-print]')
      await holds('window.printed')
    })

    test('logs no errors', ({ skip }) => {
      if (!visitor.errors) skip('This engine reports no errors.')
      expect(visitor.errors).toEqual([])
    })
  })
}
