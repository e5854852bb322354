import { z } from 'zod'

const variable = 'PUBLIC_ENV__CONTACT_ENDPOINT'

/** Where the contact form is sent; undefined, the visitor's own mail program sends it. */
export const contactEndpoint = readEndpoint(import.meta.env.PUBLIC_ENV__CONTACT_ENDPOINT)

/**
 * @param value of the environment variable at build time
 * @throws when there is a value that is no web address
 */
export function readEndpoint(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  const endpoint = z.url({ protocol: /^https?$/ }).safeParse(value)
  if (endpoint.success) return endpoint.data
  throw new Error(
    `${variable} is "${value}"; expected a web address, as in https://forms.example/f/1`,
  )
}
