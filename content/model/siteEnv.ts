import { z } from 'zod'
import { siteAddressSchema } from './schema.ts'
import { UserError } from './userError.ts'

/** An empty variable counts as not set. */
function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => value || undefined, schema.optional())
}

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'expected a web address, as in https://forms.example/f/1',
})

const schema = z
  .object({
    PUBLIC_ENV__SITE_URL: setting(siteAddressSchema),
    PUBLIC_ENV__NOINDEX: setting(z.enum(['true', 'false'], 'expected true or false')),
    PUBLIC_ENV__CONTACT_ENDPOINT: setting(webAddress),
  })
  .transform((env) => ({
    /** Where a preview is served. By default the site's address is `url` of `content/business.ts`. */
    siteUrl: env.PUBLIC_ENV__SITE_URL,
    /** Whether the whole site is kept out of search results, as previews are. */
    noindex: env.PUBLIC_ENV__NOINDEX === 'true',
    /** Where the contact form is sent. By default the visitor's mail program sends it. */
    contactEndpoint: env.PUBLIC_ENV__CONTACT_ENDPOINT,
  }))

/**
 * The settings of a build.
 * @throws an error that names each variable with a wrong value and what was expected
 */
export function readSiteEnv(env: Record<string, string | undefined>) {
  const { data, error } = schema.safeParse(env)
  if (data) return data
  const problems = error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `${name} is "${env[name]}"; ${message}`
  })
  throw new UserError(problems.join('\n'))
}

/** From the environment or `.env`, which Vike reads. */
export const siteEnv = readSiteEnv(process.env)
