import { describe, expect, test } from 'vitest'
import { noindexFrom, siteUrlFrom } from '../../content/model/siteUrl.ts'

const usual = 'https://www.example.com'

describe('siteUrlFrom', () => {
  test('is the address of the business', () => {
    expect(siteUrlFrom(undefined, usual)).toBe(usual)
    expect(siteUrlFrom('', usual)).toBe(usual)
  })

  test('is the address of a preview', () => {
    expect(siteUrlFrom('http://localhost:3000', usual)).toBe('http://localhost:3000')
  })

  test.each(['www.example.com', 'https://a.example/', 'https://a.example/site', 'ftp://a.example'])(
    'refuses %s and says what it expects',
    (address) => {
      expect(() => siteUrlFrom(address, usual)).toThrow(
        `PUBLIC_ENV__SITE_URL is "${address}"; expected the site's address`,
      )
    },
  )

  test('names the content file where the mistake is there', () => {
    expect(() => siteUrlFrom(undefined, 'https://a.example/x')).toThrow('content/business.ts')
  })
})

describe('noindexFrom', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
  ])('reads %s as %s', (value, noindex) => {
    expect(noindexFrom(value)).toBe(noindex)
  })

  test('refuses anything else', () => {
    expect(() => noindexFrom('yes')).toThrow('PUBLIC_ENV__NOINDEX is "yes"')
  })
})
