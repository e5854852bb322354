import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  createMailtoLink,
  formatEmailBody,
} from '../../components/browser/islands/contact/email.ts'
import { getPrefill } from '../../components/browser/islands/contact/prefill.ts'
import { findReceiver } from '../../model/contactForm.ts'
import { receivers } from '../../model/receivers.ts'
import { cities, coupons, services } from '../../model/records.ts'

const [service] = services
const [city] = cities

test.each([
  [
    `?utm_source=x&service=${service?.slug}&city=${city?.slug}`,
    `I would like to schedule ${service?.name}. My home is in ${city?.label}.`,
  ],
  ...coupons.map(({ code, title }) => [
    `?coupon=${code}`,
    `I would like to use the coupon ${code} (${title}).`,
  ]),
  ['?service=constructor&city=%3Cscript%3E&coupon=none&constructor=&message=hello', ''],
  ['', ''],
])('the link %s prefills "%s"', (search = '', message = '') => {
  expect(getPrefill(search)).toBe(message)
})

test('the email contains the filled-in fields', () => {
  const fields = {
    name: ' Pat Lee ',
    phone: '',
    email: 'pat@example.org',
    message: 'No heat.\nNow.',
  }
  const body = formatEmailBody(Object.entries(fields).map(([name, value]) => ({ name, value })))
  expect(body).toBe('Name: Pat Lee\r\nEmail: pat@example.org\r\n\r\nNo heat.\nNow.')
})

test('shortens a long email between characters, below the limit of email apps', () => {
  expect(createMailtoLink('a@b.example', 'No heat.')).toEqual({
    href: 'mailto:a@b.example?subject=Service%20request&body=No%20heat.',
    isCut: false,
  })
  const { href, isCut } = createMailtoLink('a@b.example', '🔥'.repeat(3000))
  expect(isCut).toBe(true)
  expect(href.length).toBeLessThanOrEqual(2000)
  expect(new URL(href).searchParams.get('body')).toMatch(/^(🔥)+\r\n\r\n\[Cut here: .+\]$/u)
})

test('shortens a long email at an emoji, and handles unpaired surrogates', () => {
  const getBody = (text: string) => decodeURIComponent(createMailtoLink('a@b.example', text).href)
  for (let length = 1990; length <= 2001; length++) {
    expect(getBody('a'.repeat(length) + '😀'.repeat(5) + 'b'.repeat(300))).toContain('[Cut here: ')
  }
  expect(getBody('No heat. \ud83d')).toContain('No heat. \ufffd')
})

test('removes characters that truncate or reverse a line in email apps', () => {
  const body = formatEmailBody([
    { name: 'name', value: 'A\u202eeeL\0\u0007' },
    { name: 'phone', value: '(202)\u2066 555-0100\u007f' },
    { name: 'message', value: 'No heat.\r\n\tNow.\u000b' },
  ])
  expect(body).toBe('Name: AeeL\r\nPhone: (202) 555-0100\r\n\r\nNo heat.\r\n\tNow.')
})

test('the setting takes the place of the receiver in the record', () => {
  const record = { receiver: 'formsubmit' as const, key: 'office@example.com' }
  const [action, address] = ['https://formsubmit.co/office@example.com', 'http://localhost:9000/f']
  expect(findReceiver(undefined, record)).toMatchObject({ title: 'FormSubmit', action })
  const { scriptAction, ...form } = findReceiver(address, record) ?? {}
  expect(form).toMatchObject({ title: 'PUBLIC_ENV__CONTACT_ENDPOINT', action: address })
  expect(scriptAction).toBeUndefined()
  expect(findReceiver(undefined, undefined)).toBeUndefined()
})

test.each(Object.keys(receivers))('owners read what the receiver %s needs', (name) => {
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`\n| \`${name}\` `)
})
