import { expect, test } from 'vitest'
import { letterLink, letterOf } from '../../components/islands/contact/letter.ts'
import { openingOf } from '../../components/islands/contact/openingOf.ts'
import { cities } from '../../content/cities.ts'
import { coupons } from '../../content/coupons.ts'
import { services } from '../../content/services.ts'

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
])('the link %s begins the message with "%s"', (search = '', message = '') => {
  expect(openingOf(search)).toBe(message)
})

test('the email contains the fields that were filled in', () => {
  const fields = {
    name: ' Pat Lee ',
    phone: '',
    email: 'pat@example.org',
    message: 'No heat.\nNow.',
  }
  const letter = letterOf(Object.entries(fields).map(([name, value]) => ({ name, value })))
  expect(letter).toBe('Name: Pat Lee\r\nEmail: pat@example.org\r\n\r\nNo heat.\nNow.')
})

test('a long email is cut between characters, below the limit of mail programs', () => {
  expect(letterLink('a@b.example', 'No heat.')).toEqual({
    href: 'mailto:a@b.example?subject=Service%20request&body=No%20heat.',
    isCut: false,
  })
  const { href, isCut } = letterLink('a@b.example', '🔥'.repeat(3000))
  expect(isCut).toBe(true)
  expect(href.length).toBeLessThanOrEqual(2000)
  expect(new URL(href).searchParams.get('body')).toMatch(/^(🔥)+\r\n\r\n\[Cut here: .+\]$/u)
})
