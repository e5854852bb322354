import { expect, test } from 'vitest'
import { readAnswer } from '../../components/browser/islands/contact/send.ts'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const page = (status: number, headers = {}, body = '<h1>Hello</h1>') =>
  new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain' } })
const redirected = (response: Response) =>
  Object.defineProperty(response, 'redirected', { value: true })
type Row = [name: string, answer: Response]
const named = (body: unknown): Row => [JSON.stringify(body), json(body)]
/** Every response of Netlify has it. https://answers.netlify.com/t/4385 */
const netlify = { 'x-nf-request-id': '01KJD9FATBP38BK9EPSN617QKP' }

test.each<Row>([
  ['Formspree', json({ next: '/thanks', ok: true })],
  ['Basin', json({ success: true, id: '1' })],
  ['Web3Forms, StaticForms, Getform', json({ success: true, message: 'Sent' })],
  ['FormSubmit', json({ success: 'true', message: 'Sent' })],
  ['a script that labels JSON as HTML', page(200, {}, '{"ok":true}')],
  ['a script that lists no errors', json({ success: true, errors: [], error: null })],
  ['status 204', new Response(null, { status: 204 })],
  ['Netlify', page(200, netlify)],
])('%s says that a message was received', async (_, response) => {
  expect(await readAnswer(response)).toBe(true)
})

test.each<Row>([
  ['FormSubmit before activation', json({ success: 'false', message: 'Activate' })],
  ['Netlify without forms', page(404, netlify)],
  ['nginx, Caddy, Cloudflare', page(405)],
  ['status 500 with a no', json({ success: false }, 500)],
  ...[400, 403, 404, 422, 429].map(
    (status): Row => [`status ${status}`, json({ errors: [{ message: 'quota' }] }, status)],
  ),
  ...[
    { ok: false, error: 'quota' },
    { status: 'error' },
    { result: 'Failed' },
    { sent: false },
    { error: true },
    { errors: [{ message: 'quota' }] },
    false,
  ].map(named),
])('%s says that a message was refused', async (_, response) => {
  expect(await readAnswer(response)).toBe(false)
})

test.each<Row>([
  ...[{}, null, true, 'Hello', { ok: true, errors: ['quota'] }, { ok: 'yes' }].map(named),
  ['a page', page(200)],
  ['text', text('OK')],
  ['an error as text', text('Error: spam')],
  ['half an answer', text('{"ok":tr')],
  ...[500, 502, 504].map((status): Row => [`status ${status}`, page(status)]),
  ['status 500 with a yes', json({ ok: true }, 500)],
  ['a redirect to a page', redirected(page(200))],
  ['a redirect to a missing page', redirected(page(404))],
  ['a redirect on Netlify', redirected(page(200, netlify))],
])('%s does not say whether a message was received', async (_, response) => {
  expect(await readAnswer(response)).toBeUndefined()
})
