import { z } from 'zod'
import { explain, UserError } from '../renderer/index.ts'
import { explainAddress } from './receivers.ts'
import { siteAddressSchema } from './schemas/fields.ts'

const schema = z.strictObject({
  PUBLIC_ENV__SITE_URL: siteAddressSchema.optional(),
  PUBLIC_ENV__NOINDEX: z.enum(['true', 'false'], 'Write true or false.').optional(),
  PUBLIC_ENV__REDIRECT_PAGES: z.enum(['true', 'false'], 'Write true or false.').optional(),
  PUBLIC_ENV__CONTACT_ENDPOINT: z
    .string()
    .refine((address) => !explainAddress(address), {
      error: ({ input }) => explainAddress(String(input)),
    })
    .optional(),
})

/** Empty variables count as unset. @throws UserError that says what to write in invalid ones */
export function readSiteEnv(env: Record<string, string | undefined>) {
  const set = Object.entries(env).filter(([name, value]) => value && /^public_env/i.test(name))
  const { data, errors } = explain(schema, Object.fromEntries(set), 'setting')
  if (!data) throw new UserError(errors.map(({ reason, note }) => `${reason} ${note}`).join('\n'))
  return {
    /** The URL of a preview. By default, the site is at `url` in `content/business.yaml`. */
    siteUrl: data.PUBLIC_ENV__SITE_URL,
    /** Whether to keep the whole site out of search results, as for previews. */
    noindex: data.PUBLIC_ENV__NOINDEX === 'true',
    /** Whether to write a page for each redirect, for hosts that have no redirects. */
    redirectPages: data.PUBLIC_ENV__REDIRECT_PAGES === 'true',
    /** Where the contact form is sent, instead of to the receiver in `content/business.yaml`. */
    contactEndpoint: data.PUBLIC_ENV__CONTACT_ENDPOINT,
  }
}
