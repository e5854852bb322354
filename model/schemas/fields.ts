import { z } from 'zod'
import { toSlug } from '../../renderer/index.ts'

export type Kind = 'service' | 'group' | 'city' | 'area' | 'coupon' | 'source' | 'person'

/** A string with a length limit, and its description or other metadata for editors and messages. */
export function text(min: number, max: number, meta: string | z.GlobalMeta = {}) {
  const schema = z.string().min(min).max(max)
  return schema.meta(typeof meta === 'string' ? { description: meta } : meta)
}

export const visitStep = z.strictObject({
  title: text(3, 40, { title: 'Step' }),
  text: text(20, 300),
})

/** The name of a picture in the folder of a record. */
export function pictureName(record: string, example: string) {
  return z
    .string()
    .regex(
      /^[^/\\]+\.(jpe?g|JPE?G|png|PNG)$/,
      `Save it in content/${record}/ as .jpg or .png, and write its name, as in ${example}.`,
    )
    .meta({
      verbatim: true,
      description: `The name of a picture in content/${record}/.`,
      examples: [example],
    })
}

export function reference(...kinds: Kind[]) {
  return z.string().min(1).meta({ reference: kinds })
}

export function references(...kinds: Kind[]) {
  return z.array(reference(...kinds)).superRefine(checkTwins)
}

/** Reports the entries of a list that are in it already. */
export function checkTwins(names: string[], context: Context) {
  for (const { index } of findTwins(names))
    report(context, [index], 'This entry is in the list twice.', 'Delete one of the two.')
}

/** Reports entries of a list of others that are the record itself. */
export function checkOthers<Field extends string>(field: Field) {
  return (record: { slug: string } & { [name in Field]: string[] }, context: Context) => {
    const index = record[field].indexOf(record.slug)
    if (index === -1) return
    report(context, [field, index], 'This is the record itself.', 'Name another one, or delete it.')
  }
}

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lowercase words joined by hyphens, as in ac-repair.')
  .meta({
    description: 'Lowercase words joined by hyphens: the last part of its address.',
    examples: ['ac-repair'],
  })

export const draft = z
  .boolean()
  .optional()
  .meta({
    description: 'True while it is in progress: shown in dev, never published.',
    examples: [true],
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
  // Without `abort`, a comparison of days would be reported besides.
  .date({ abort: true, error: ({ input }) => dayNote(input) })
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

/** A page on another site. */
export const externalAddress = z
  .string()
  .refine((value) => /^https:\/\/[^\s/]+\.[^\s/]/.test(value) && URL.canParse(value), {
    error: ({ input }) => externalNote(String(input)),
  })
  .meta({ link: true, title: 'Address', examples: ['https://www.example.com/our-page'] })

/** 'www.example.com/book' or 'http://…' → 'Write https://www.example.com/book.' */
function externalNote(input: string): string {
  const address = input.replace(/^(https?:)?\/*/i, 'https://')
  return /^https:\/\/[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) && !/\s/.test(address)
    ? `Write ${address}.`
    : 'Write an address that begins with https://.'
}

/** Begins with a scheme or a host, such as www.example.com, not with a file's name. */
const external = /^https?:|^[\w-]+(\.[\w-]+)*\.(?!html?$)\w+([/?#]|$)/i

const explainHref = (href: string) =>
  (external.test(href) ? externalAddress : pathSchema).safeParse(href).error?.issues[0]?.message

/** A link that may lead to another site, such as one for bookings or payments. */
export const outwardLinkSchema = navigationLinkSchema.extend({
  href: z
    .string()
    .refine((href) => !explainHref(href), { error: ({ input }) => explainHref(String(input)) })
    .meta({
      link: true,
      title: 'Address',
      description: 'A page on this site, such as /about, or on another, with https://.',
      examples: ['/about'],
    }),
})

export type NavigationLink = z.infer<typeof navigationLinkSchema>

export function uniqueList<Record extends z.ZodObject>(record: Record, key: string) {
  return z.array(record).superRefine((records, context) => {
    for (const { index, name } of findTwins(records.map((one) => one[key]))) {
      const message = `Another entry has the same ${key}, "${name}".`
      report(context, [index, key], message, 'Give each entry its own, or delete one of the two.')
    }
  })
}

/** The names in a list that an earlier entry has, with the places of both. */
export function findTwins<Name>(names: Name[]): { name: Name; index: number; first: number }[] {
  const found = names.map((name, index) => ({ name, index, first: names.indexOf(name) }))
  return found.filter(({ name, index, first }) => name !== undefined && index !== first)
}

type Context = z.core.$RefinementCtx

/** Adds an error to a field of a group or an entry of a list, and what to write instead. */
export function report(context: Context, path: PropertyKey[], message: string, note: string): void {
  context.addIssue({ code: 'custom', path, message, params: { note } })
}

/** An error message, and what to write instead: see `explain`. */
export function issue(message: string, note: string) {
  return { error: message, params: { note } }
}
