import { describe, expect, test } from 'vitest'
import { businessSchema } from '../../content/model/schema.ts'
import { readSiteEnv } from '../../content/model/siteEnv.ts'

test('without settings, and with empty ones, a build has its defaults', () => {
  const defaults = { siteUrl: undefined, noindex: false, contactEndpoint: undefined }
  expect(readSiteEnv({})).toEqual(defaults)
  expect(
    readSiteEnv({
      PUBLIC_ENV__SITE_URL: '',
      PUBLIC_ENV__NOINDEX: '',
      PUBLIC_ENV__CONTACT_ENDPOINT: '',
    }),
  ).toEqual(defaults)
})

test('a preview has its own address and stays out of search results', () => {
  expect(
    readSiteEnv({ PUBLIC_ENV__SITE_URL: 'http://localhost:3000', PUBLIC_ENV__NOINDEX: 'true' }),
  ).toMatchObject({ siteUrl: 'http://localhost:3000', noindex: true })
  expect(readSiteEnv({ PUBLIC_ENV__NOINDEX: 'false' }).noindex).toBe(false)
})

describe('an address of the site', () => {
  test.each(['www.example.com', 'https://a.example/', 'https://a.example/site', 'ftp://a.example'])(
    'is not %s',
    (address) => {
      expect(() => readSiteEnv({ PUBLIC_ENV__SITE_URL: address })).toThrow(
        `PUBLIC_ENV__SITE_URL is "${address}"; Write an address without a path`,
      )
      expect(businessSchema.shape.url.safeParse(address).success).toBe(false)
    },
  )
})

test('the form is sent to a web address', () => {
  const endpoint = 'https://forms.example/f/1'
  expect(readSiteEnv({ PUBLIC_ENV__CONTACT_ENDPOINT: endpoint }).contactEndpoint).toBe(endpoint)
  for (const wrong of ['forms.example/f/1', 'mailto:a@b.example', 'javascript:alert(1)']) {
    expect(() => readSiteEnv({ PUBLIC_ENV__CONTACT_ENDPOINT: wrong })).toThrow(
      `PUBLIC_ENV__CONTACT_ENDPOINT is "${wrong}"; expected a web address`,
    )
  }
})

test('all wrong settings are told at once', () => {
  expect(() => readSiteEnv({ PUBLIC_ENV__NOINDEX: 'yes', PUBLIC_ENV__SITE_URL: 'x' })).toThrow(
    /PUBLIC_ENV__SITE_URL is "x".*\nPUBLIC_ENV__NOINDEX is "yes"; expected true or false/,
  )
})
