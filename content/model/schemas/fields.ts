import { z } from 'zod'

/** What a field can refer to by slug, code or id. */
export type Kind = 'service' | 'city' | 'area' | 'coupon' | 'source'

declare module 'zod' {
  interface GlobalMeta {
    examples?: unknown[]
    /** What to write for a group of fields, in words. */
    hint?: string
    /** The field holds the slug, code or id of one of these. */
    reference?: Kind[]
    /** The field holds an address: a path on this site, or of another site. */
    link?: boolean
  }
}

/** A text of so many characters, with what editors and messages say about it. */
export function text(min: number, max: number, meta?: z.GlobalMeta) {
  const schema = z.string().min(min).max(max)
  return meta ? schema.meta(meta) : schema
}

/** A field that names a record: the check looks it up. */
export function reference(...kinds: Kind[]) {
  return z.string().min(1).meta({ reference: kinds })
}

/** A North American number as people write it: (202) 555-0147, 202-555-0147, 202.555.0147. */
export const phoneNumber =
  /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/

/** Lower-case words joined by hyphens: the last part of a page's address. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case words joined by hyphens, as in ac-repair.')
  .meta({
    title: 'Slug',
    description: 'Lower-case words joined by hyphens: the last part of its address.',
    examples: ['ac-repair'],
  })

/** 'How a Heat Pump Defrosts!' → 'how-a-heat-pump-defrosts' */
export function toSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const title = text(10, 60, {
  title: 'Title',
  description: 'For search results, without the name of the business: 10 to 60 characters.',
  examples: ['How a Heat Pump Defrosts in a Cold Winter'],
})

export const description = text(50, 160, {
  title: 'Description',
  description: 'For search results, 50 to 160 characters: one or two sentences.',
  examples: ['One or two sentences for search results, 50 to 160 characters long.'],
})

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: ({ input }) => dayNote(input) }).meta({
  examples: ['2025-11-10'],
})

/** What to write for a wrong day: '11/22/2026' → 'Write 2026-11-22.' */
function dayNote(input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(input)))
    return 'There is no such day. Write one as in 2025-10-27.'
  const [, month, day, year] = String(input).match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? []
  if (!month || !day) return 'Write year, month and day, as in 2025-10-27.'
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}.`
}

/** The address of a site, without a path and without a slash at the end. */
export const siteAddressSchema = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    { error: ({ input }) => siteAddressNote(String(input)) },
  )

/** What to write for a wrong address: browsers spell one in lower case, without its port, in ASCII. */
function siteAddressNote(input: string): string {
  const { origin = '', href = '' } = URL.canParse(input) ? new URL(input) : {}
  return /^https?:/.test(origin) && href === `${origin}/` && !input.endsWith('/')
    ? `Write ${origin}.`
    : 'Write an address without a path and without a slash at the end, as in https://www.example.com.'
}

export const navigationLinkSchema = z.strictObject({
  label: text(2, 50, { title: 'Label', description: 'The words of the link.' }),
  href: z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'Write a path on this site, as in /about.')
    .meta({
      link: true,
      title: 'Address',
      description: 'A page of this site, from its root.',
      examples: ['/about'],
    }),
})

export type NavigationLink = z.infer<typeof navigationLinkSchema>

/** A list whose records have a slug, code or the like of their own. */
export function uniqueList<Record extends z.ZodObject>(record: Record, key: string) {
  return z.array(record).superRefine((records, context) => {
    const keys = records.map((one) => one[key])
    for (const [index, name] of keys.entries()) {
      if (keys.indexOf(name) === index) continue
      context.addIssue({
        code: 'custom',
        path: [index, key],
        message: `Another record has the same ${key}, "${name}".`,
        params: { note: 'Give each record its own, or delete one of the two.' },
      })
    }
  })
}

/** What is wrong, and what to write instead: see `explain`. */
export function issue(message: string, note: string) {
  return { error: message, params: { note } }
}

export function hasNoDuplicates(values: string[]): boolean {
  return new Set(values).size === values.length
}
