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

test.each(['www.example.com', 'https://a.example/', 'ftp://a.example'])(
  'no site is at %s',
  (site) => {
    const message = `${url} is "${site}". Write an address without a path`
    expect(() => readSiteEnv({ [url]: site })).toThrow(message)
    expect(businessSchema.shape.url.safeParse(site).success).toBe(false)
  },
)

test.each(['mailto:a@b.example', 'javascript:alert(1)'])('no form is sent to %s', (address) => {
  const message = `${endpoint} is "${address}". Write a web address`
  expect(() => readSiteEnv({ [endpoint]: address })).toThrow(message)
})

test('all wrong settings are reported at once', () => {
  expect(() => readSiteEnv({ [noindex]: 'yes', [url]: 'x' })).toThrow(
    /PUBLIC_ENV__SITE_URL is "x".*\nPUBLIC_ENV__NOINDEX is "yes". Write true or false/,
  )
})
