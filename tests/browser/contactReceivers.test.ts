import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright/test'
import sirv from 'sirv'
import { business, words } from '../../model/records.ts'
import { listen } from '../support/listen.ts'
import { renderPages } from '../support/renderPages.ts'
import { siteFolder } from '../support/sitePages.ts'
import { expectFilledIn, fillIn, message, send } from './contactForm.ts'
import { expect, test } from './pageTest.ts'

const reply =
  (status: number, type: string, body = '', headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
const json = (body: unknown, status = 200) =>
  reply(status, 'application/json', JSON.stringify(body))
const html = (status: number, headers = {}) => reply(status, 'text/html', '<h1>Hello</h1>', headers)
const redirect = (status: number, location: string, headers = {}) =>
  reply(status, 'text/plain', '', { location, ...headers })
const withoutCors: RequestListener = (request, response) => {
  response.removeHeader('access-control-allow-origin')
  html(200)(request, response)
}
/** Every response of Netlify has it. https://answers.netlify.com/t/4385 */
const netlify = { 'x-nf-request-id': '01KJD9FATBP38BK9EPSN617QKP' }
const files = sirv(siteFolder, { dev: true, extensions: ['html'] })

const sent = words.form.sent
const refused = words.form.failed
const unsure = words.form.mayHaveArrived

/**
 * A form service's answers, and the title of what the visitor is told. For all others, see
 * tests/unit/contactAnswers.test.ts. A lost connection is to script like a lack of CORS.
 */
const services: [name: string, answer: RequestListener, title: string][] = [
  ['a yes', json({ success: true }), sent],
  ['a no', json({ errors: [{ message: 'quota' }] }, 422), refused],
  ['neither', html(502), unsure],
  ["another host's Netlify header", html(200, netlify), unsure],
  ['no CORS', withoutCors, unsure],
]

const ownAddress: typeof services = [['Netlify', html(200, netlify), sent]]

let answer: RequestListener
/** The messages that arrived. */
const received: Record<string, string>[] = []
const pages: Record<string, string> = {}

const site = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'POST') return receive(request, response)
  if (pathname !== '/contact') return files(request, response, () => html(404)(request, response))
  response.setHeader('content-type', 'text/html')
  const [name = 'service'] = searchParams.keys()
  response.end(pages[name])
})
const service = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'POST') return receive(request, response)
  html(404)(request, response)
})
const receive: RequestListener = async (request, response) => {
  // Chromium repeats a request if a connection that it used before is closed.
  response.setHeader('connection', 'close')
  received.push(Object.fromEntries(new URLSearchParams(await text(request))))
  answer(request, response)
}

// In one worker, because each would render the pages.
test.describe.configure({ mode: 'default' })
test.use({ allowedErrors: /Failed to load resource|blocked by CORS/ })

let origin = ''
const close: (() => void)[] = []

test.beforeAll(async () => {
  const placeholder = 'http://localhost:1'
  const endpoint = { PUBLIC_ENV__CONTACT_ENDPOINT: `${placeholder}/` }
  const rendered = renderPages(['/contact'], endpoint)['/contact'] ?? ''
  for (const [name, server] of Object.entries({ service, site })) {
    const listening = await listen(server)
    origin = listening.origin
    close.push(listening.close)
    pages[name] = rendered.replaceAll(placeholder, origin)
  }
})
test.afterAll(() => {
  for (const end of close) end()
})
test.beforeEach(() => {
  received.length = 0
})

for (const [query, receivers] of [
  ['', services],
  ['?site', ownAddress],
] as const) {
  for (const [name, response, title] of receivers) {
    test(`a visitor learns what became of a message: ${[name, query].join(' ').trim()}`, async ({
      page,
    }) => {
      answer = response
      await page.goto(`${origin}/contact${query}`)
      await fillIn(page)
      await send(page)
      await expect(page.getByRole('group', { name: title })).toBeVisible()
      expect(received).toMatchObject([message])
      const draft = () => page.evaluate(() => localStorage.getItem('contact-draft'))
      if (title === sent) return expect(await draft()).toBeNull()
      await expectFilledIn(page)
      expect(await draft()).toContain(message.phone)
      if (title === refused) return
      await send(page)
      await expect(page.getByRole('group', { name: unsure })).toContainText(
        'Press the button again',
      )
      expect(received).toHaveLength(1)
    })
  }
}

test('asks once before a message is sent a second time, also after a reload', async ({ page }) => {
  answer = html(502)
  await page.goto(`${origin}/contact`)
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('group', { name: unsure })).toBeVisible()
  await page.reload()
  await expectFilledIn(page)
  answer = json({ ok: true })
  await page.getByRole('button', { name: words.contact.send }).dblclick()
  const question = page.getByRole('group', { name: unsure })
  await expect(question).toContainText(words.form.again)
  await expect(question.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(page.locator('#contact-form')).not.toHaveAttribute('aria-busy')
  expect(received).toHaveLength(1)
  await send(page)
  await expect(page.getByRole('group', { name: sent })).toBeVisible()
  expect(received).toHaveLength(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, response] of [
    ['a page', html(200)],
    ['a connection that closes', (_request, response) => response.destroy()],
  ] satisfies [string, RequestListener][]) {
    test(`the browser sends each message once: ${name}`, async ({ page }) => {
      answer = response
      await page.goto(`${origin}/contact`)
      await fillIn(page)
      // Does not wait for the answer, which may never come.
      await page.getByRole('button', { name: words.contact.send }).dispatchEvent('click')
      await expect.poll(() => received).toMatchObject([message])
    })
  }

  test('asks for a phone number, so that every message can be answered', async ({ page }) => {
    answer = html(200)
    await page.goto(`${origin}/contact`)
    const label = page.locator('label', { hasText: words.contact.phone })
    await expect(label).toHaveText('Phone number (required)', { useInnerText: true })
    await fillIn(page)
    const phone = page.locator('[name=phone]')
    for (const value of ['', '  ']) {
      await phone.fill(value)
      await send(page)
      await expect(phone).toBeFocused()
    }
    expect(received).toEqual([])
  })
})

/** What receivers of each kind must get, and how they answer script. */
const contracts: Record<
  'netlify' | 'web3forms' | 'formsubmit' | 'php',
  {
    record?: object
    to: string
    scriptTo?: string
    fields(subject: string, seconds: unknown): object
    json?: object
  }
> = {
  netlify: {
    to: '/contact',
    fields: (subject) => ({ subject, _gotcha: '', 'form-name': 'contact' }),
  },
  web3forms: {
    record: { key: '5f2e8c1a-0b7d-4c55-9e43-1d2f6a7b8c90' },
    to: 'https://api.web3forms.com/submit',
    // A checkbox that is not checked is not sent.
    fields: (subject) => ({ subject, access_key: '5f2e8c1a-0b7d-4c55-9e43-1d2f6a7b8c90' }),
    json: { success: true, message: 'Email sent successfully!' },
  },
  formsubmit: {
    record: { key: business.email },
    to: `https://formsubmit.co/${business.email}`,
    scriptTo: `https://formsubmit.co/ajax/${business.email}`,
    fields: (_subject) => ({ _subject, _honey: '' }),
    json: { success: 'true', message: 'The form was submitted successfully.' },
  },
  php: { to: '/contact.php', fields: (_subject, seconds) => ({ seconds, _gotcha: '' }) },
}

for (const [receiver, { record, to, scriptTo = to, fields, json: body }] of Object.entries(
  contracts,
)) {
  test(`a message arrives at ${receiver}, with script and without`, async ({ page, browser }) => {
    const facts = { contactForm: { receiver, ...record } }
    pages[receiver] = renderPages(['/contact'], {}, facts)['/contact'] ?? ''
    // A host that receives forms answers with the page at that address, or leads to it.
    answer = (request, response) => {
      if (receiver === 'netlify')
        reply(200, 'text/html', pages[receiver], netlify)(request, response)
      else if (request.headers.accept === 'application/json') json({ ok: true })(request, response)
      else redirect(303, `/contact?${receiver}#sent`)(request, response)
    }
    const post = async (tab: Page) => {
      await tab.route(/^https:/, (route) =>
        route.request().headers().accept === 'application/json'
          ? route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
          : route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' }),
      )
      await tab.goto(`${origin}/contact?${receiver}`)
      await fillIn(tab)
      const posted = tab.waitForRequest((request) => request.method() === 'POST')
      await send(tab)
      const request = await posted
      return {
        to: request.url().replace(origin, '').replace('#sent', ''),
        fields: request.postDataJSON(),
      }
    }
    const typed = { ...message, email: '' }

    expect(await post(page)).toEqual({
      to: scriptTo,
      fields: {
        ...typed,
        ...fields('Service request from Pat Lee', expect.stringMatching(/^\d+$/)),
        page: page.url(),
      },
    })
    await expect(page.getByRole('group', { name: sent })).toBeVisible()

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const tab = await plain.newPage()
    expect(await post(tab)).toEqual({
      to,
      fields: { ...typed, ...fields(words.contact.subject, ''), page: `${business.url}/contact` },
    })
    if (to.startsWith('https:')) await expect(tab).toHaveURL(to)
    else await expect(tab.getByRole('heading', { name: words.contact.thanks })).toBeVisible()
    await expect(tab.locator('form:visible')).toHaveCount(0)
    await plain.close()
  })
}
