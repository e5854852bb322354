import { z } from 'zod'
import { siteAddressSchema } from './schema.ts'
import { UserError } from './userError.ts'

/** The settings of a build, from the environment or `.env`, which Vike reads. */
export interface SiteEnv {
  /** Where a preview is served. By default the site's address is `url` of `content/business.ts`. */
  siteUrl?: string
  /** Whether the whole site is kept out of search results, as previews are. */
  noindex: boolean
  /** Where the contact form is sent. By default the visitor's mail program sends it. */
  contactEndpoint?: string
}

/** An empty variable counts as not set. */
function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => value || undefined, schema.optional())
}

const schema = z.object({
  PUBLIC_ENV__SITE_URL: setting(siteAddressSchema),
  PUBLIC_ENV__NOINDEX: setting(z.enum(['true', 'false'], 'expected true or false')),
  PUBLIC_ENV__CONTACT_ENDPOINT: setting(
    z.url({
      protocol: /^https?$/,
      error: 'expected a web address, as in https://forms.example/f/1',
    }),
  ),
})

/** @throws an error that names each variable with a wrong value and what was expected */
export function readSiteEnv(env: Record<string, string | undefined>): SiteEnv {
  const { data, error } = schema.safeParse(env)
  if (error) {
    const problems = error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `${name} is "${env[name]}"; ${message}`
    })
    throw new UserError(problems.join('\n'))
  }
  return {
    siteUrl: data.PUBLIC_ENV__SITE_URL,
    noindex: data.PUBLIC_ENV__NOINDEX === 'true',
    contactEndpoint: data.PUBLIC_ENV__CONTACT_ENDPOINT,
  }
}

export const siteEnv = readSiteEnv(process.env)
