import { z } from 'zod'
import { siteAddressSchema } from './schema.ts'
import { UserError } from './userError.ts'

const schema = z.object({
  PUBLIC_ENV__SITE_URL: siteAddressSchema.optional(),
  PUBLIC_ENV__NOINDEX: z.enum(['true', 'false'], 'Write true or false.').optional(),
  PUBLIC_ENV__CONTACT_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'Write a web address, as in https://forms.example/f/1.',
    })
    .optional(),
})

/**
 * The settings of a build. An empty variable counts as not set.
 * @throws an error that names each variable with a wrong value and says what to write
 */
export function readSiteEnv(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const { data, error } = schema.safeParse(set)
  if (error) {
    const problems = error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `${name} is "${env[name]}". ${message}`
    })
    throw new UserError(problems.join('\n'))
  }
  return {
    /** Where a preview is served. By default the site's address is `url` of `content/business.ts`. */
    siteUrl: data.PUBLIC_ENV__SITE_URL,
    /** Whether the whole site is kept out of search results, as previews are. */
    noindex: data.PUBLIC_ENV__NOINDEX === 'true',
    /** Where the contact form is sent. By default the visitor's mail program sends it. */
    contactEndpoint: data.PUBLIC_ENV__CONTACT_ENDPOINT,
  }
}

/** From the environment or `.env`, which Vike reads. */
export const siteEnv = readSiteEnv(process.env)
