import { z } from 'zod'
import { toSlug } from '../../renderer/index.ts'

export type Kind = 'service' | 'city' | 'area' | 'coupon' | 'source'

/** A string with a length limit, and its description or other metadata for editors and messages. */
export function text(min: number, max: number, meta: string | z.GlobalMeta = {}) {
  const schema = z.string().min(min).max(max)
  return schema.meta(typeof meta === 'string' ? { description: meta } : meta)
}

export const visitStep = z.strictObject({
  title: text(3, 40, { title: 'Step' }),
  text: text(20, 300),
})

export function reference(...kinds: Kind[]) {
  return z.string().min(1).meta({ reference: kinds })
}

export function references(...kinds: Kind[]) {
  return z.array(reference(...kinds)).superRefine((names, { addIssue }) => {
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      const note = 'Delete one of the two.'
      const message = 'This entry is in the list twice.'
      addIssue({ code: 'custom', path: [index], message, params: { note } })
    }
  })
}

export function others(kind: Kind, max: number) {
  return references(kind).max(max).default([])
}

/** Reports entries of a list of others that are the record itself. */
export function checkOthers<Field extends string>(field: Field) {
  return (
    record: { slug: string } & { [name in Field]: string[] },
    { addIssue }: z.core.$RefinementCtx,
  ) => {
    for (const [index, slug] of record[field].entries()) {
      if (slug !== record.slug) continue
      const path = [field, index]
      const note = 'Name another one, or delete it.'
      addIssue({ code: 'custom', path, message: 'This is the record itself.', params: { note } })
    }
  }
}

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lowercase words joined by hyphens, as in ac-repair.')
  .meta({
    description: 'Lowercase words joined by hyphens: the last part of its address.',
    examples: ['ac-repair'],
  })

export const title = text(10, 60, {
  description: 'For search results, without the name of the business: 10 to 60 characters.',
  examples: ['How a Heat Pump Defrosts in a Cold Winter'],
})

export const description = text(50, 160, {
  description: 'For search results, 50 to 160 characters: one or two sentences.',
  examples: ['One or two sentences for search results, 50 to 160 characters long.'],
})

export const day = z.iso
  .date({ error: ({ input }) => dayNote(input) })
  .refine((value) => value.startsWith('20'), 'Write a year from 2000 to 2099.')
  .meta({ examples: ['2025-11-10'] })

/** A day that is not in the future. The actual day, even if the build is for another day. */
export function pastDay(note: string) {
  return day.refine((value) => value <= inDays(0), issue('The date is in the future.', note))
}

/** The day in so many days, in the time zone furthest ahead, UTC+14. */
export function inDays(count: number): string {
  return new Date(Date.now() + (count * 24 + 14) * 3_600_000).toISOString().slice(0, 10)
}

/** What to write instead of an invalid day: '11/22/2026' → 'Write 2026-11-22.' */
function dayNote(input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(input)))
    return 'This date does not exist. Write a date such as 2025-10-27.'
  const written = String(input).replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d).*$/, '$2/$3/$1')
  // 11/22/2026 and November 22, 2026 are read as American dates.
  const time = /^\d{1,2}[-/]\d{1,2}[-/]\d{4}$|^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i.test(written)
    ? Date.parse(`${written.replaceAll('-', '/')} UTC`)
    : Number.NaN
  return Number.isNaN(time)
    ? 'Write the year, month, and day, as in 2025-10-27.'
    : `Write ${new Date(time).toISOString().slice(0, 10)}.`
}

/** A site's origin: no path and no trailing slash. */
export const siteAddressSchema = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    { error: ({ input }) => siteAddressNote(String(input)) },
  )

/** Browsers normalize origins: lowercase, ASCII, no default port. */
function siteAddressNote(input: string): string {
  const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(input) ? `https://${input}` : input
  const { origin = '', href = '' } = URL.canParse(address) ? new URL(address) : {}
  if (!/^https?:/.test(origin)) {
    return 'Write an address without a path and without a slash at the end, as in https://www.example.com.'
  }
  const isOrigin = href === `${origin}/` && !input.endsWith('/')
  return `Write ${origin}${isOrigin ? '' : ', without a path and without a slash at the end'}.`
}

/** A page's path: slugs after slashes. The home page's is a slash. */
export const pathSchema = z.string().regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error: ({ input }) => pathNote(String(input)),
})

/** What to write instead of an invalid path: '/About/' → 'Write /about.' */
function pathNote(input: string): string {
  const path = input.replace(/\.html?$/, '')
  const slugs = path.split('/').map(toSlug).filter(Boolean)
  return slugs.length === 0 || /[.:?#]/.test(path)
    ? 'Write a path on this site, as in /about.'
    : `Write /${slugs.join('/')}.`
}

export const navigationLinkSchema = z.strictObject({
  label: text(2, 50, 'The link’s text.'),
  href: pathSchema.meta({
    link: true,
    title: 'Address',
    description: 'A page on this site, as a path from the site root.',
    examples: ['/about'],
  }),
})

export type NavigationLink = z.infer<typeof navigationLinkSchema>

export function uniqueList<Record extends z.ZodObject>(record: Record, key: string) {
  return z.array(record).superRefine((records, context) => {
    const keys = records.map((one) => one[key])
    for (const [index, name] of keys.entries()) {
      if (keys.indexOf(name) === index) continue
      context.addIssue({
        code: 'custom',
        path: [index, key],
        message: `Another entry has the same ${key}, "${name}".`,
        params: { note: 'Give each entry its own, or delete one of the two.' },
      })
    }
  })
}

/** An error message, and what to write instead: see `explain`. */
export function issue(message: string, note: string) {
  return { error: message, params: { note } }
}
