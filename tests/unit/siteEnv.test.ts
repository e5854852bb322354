import { expect, test } from 'vitest'
import { businessSchema } from '../../content/model/schema.ts'
import { readSiteEnv } from '../../content/model/siteEnv.ts'

const [url, noindex] = ['PUBLIC_ENV__SITE_URL', 'PUBLIC_ENV__NOINDEX']
const endpoint = 'PUBLIC_ENV__CONTACT_ENDPOINT'

test('a site address, a preview and a receiver of the form are optional', () => {
  const [siteUrl, contactEndpoint] = ['http://localhost:3000', 'https://forms.example/f/1']
  const all = { [url]: siteUrl, [noindex]: 'true', [endpoint]: contactEndpoint }
  expect(readSiteEnv(all)).toEqual({ siteUrl, noindex: true, contactEndpoint })
  expect(readSiteEnv({ [url]: '', [noindex]: '', [endpoint]: '' })).toEqual(readSiteEnv({}))
  expect(readSiteEnv({ [noindex]: 'false' })).toEqual({ noindex: false })
})

test.each(['www.example.com', 'https://a.example/', 'https://a.example/site', 'ftp://a.example'])(
  'an address of the site is not %s',
  (address) => {
    expect(() => readSiteEnv({ [url]: address })).toThrow(
      `${url} is "${address}"; Write an address without a path`,
    )
    expect(businessSchema.shape.url.safeParse(address).success).toBe(false)
  },
)

test.each(['forms.example/f/1', 'mailto:a@b.example', 'javascript:alert(1)'])(
  'a form is not sent to %s',
  (address) => {
    expect(() => readSiteEnv({ [endpoint]: address })).toThrow(
      `${endpoint} is "${address}"; expected a web address`,
    )
  },
)

test('all wrong settings are reported at once', () => {
  expect(() => readSiteEnv({ [noindex]: 'yes', [url]: 'x' })).toThrow(
    /PUBLIC_ENV__SITE_URL is "x".*\nPUBLIC_ENV__NOINDEX is "yes"; expected true or false/,
  )
})
