import { z } from 'zod'
import { comparable, decode } from '../../renderer/index.ts'
import { findTwins, report } from './fields.ts'

const instead = 'If no page takes its place, write status: 410 instead.'

const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .max(200)
      .refine((from) => fromNote(from) === undefined, {
        error: ({ input }) => fromNote(String(input)),
      })
      .meta({
        title: 'Old address',
        description:
          'As old links write it, without the domain. A slash at its end does not matter. A star at its end stands for anything.',
        hint: '/ac-repair-bethesda/',
      }),
    query: z
      .string()
      .regex(/^[\w-]+=[\w.-]+$/, 'Write a name and its value, as in p=123.')
      .optional()
      .meta({
        description: 'What follows the ? of the old address, if only that tells pages apart.',
        examples: ['p=123'],
      }),
    to: z
      .string()
      .max(500)
      .refine(
        (to) => /^\/(?!\/)[\w./-]*(#[\w-]+)?$/.test(to) || isOtherSite(to),
        'Begin a page of this site with a slash, as in /services/ac-repair, and another site with https://.',
      )
      .meta({ link: true })
      .optional()
      .meta({
        title: 'New address',
        description: 'The page of this site, or of another, where visitors go now.',
      }),
    status: z.literal(410).optional().meta({
      title: 'Gone',
      description: '410 instead of a new address if nothing takes the page’s place.',
    }),
  })
  .superRefine(({ from, query, to, status }, context) => {
    if (query && from.endsWith('*')) {
      report(context, ['query'], 'A star covers all queries.', 'Delete the star, or this line.')
    }
    if (to === undefined && status === undefined) {
      const note = `Add its new one, as in:  to: /services/ac-repair. ${instead}`
      report(context, ['to'], 'This old address leads nowhere.', note)
    } else if (to !== undefined && status !== undefined) {
      const note = 'Delete this line, or the one with "status".'
      report(context, ['to'], 'A page that is gone leads nowhere.', note)
    }
  })

export const redirectsSchema = z
  .array(redirectSchema)
  .max(2000)
  .superRefine((redirects, context) => {
    const names = redirects.map(({ from, query = '' }) => `${comparable(from)}?${query}`)
    for (const { index, first } of findTwins(names)) {
      const message = `Another entry has the same address, ${redirects[first]?.from}.`
      const note =
        'Delete one of the two. Capitals, and a slash or .html at the end, make no difference.'
      report(context, [index, 'from'], message, note)
    }
  })
  .describe(
    'Old addresses, and where their visitors go now. The build writes them for every host: see docs/deploy.md.',
  )

/** Whether an address is on another site, without characters that hosts' files give a meaning to. */
function isOtherSite(to: string): boolean {
  return /^https:\/\/[^\s"'\\<>{}$^|`]+$/.test(to) && URL.canParse(to)
}

/** Escapes of characters that mean something else in an address or in a host's file. */
const unusable = /%(?:[01]\w|2[235AF]|3F|5[BCD]|7[BDF])/i

function fromNote(from: string): string | undefined {
  const [, query] = from.match(/\?([^#]*)/) ?? []
  if (/^https?:\/\//.test(from) && URL.canParse(from))
    return `Leave out the domain: ${new URL(from).pathname}`
  if (query) return `Write what follows the ? on the next line:  query: ${query}`
  if (/[?#]/.test(from)) return `Write ${from.replace(/[?#].*/, '')}.`
  if (!from.startsWith('/')) return `Begin it with a slash: /${from}`
  if (/\*(?!$)|[^/]\*/.test(from)) return 'Write one star, after the last slash: /blog/page/*'
  if (/\/\/|\/\.\.?(\/|$)/.test(from))
    return 'Write one slash between two names, and no dots alone.'
  const written = encodeURI(from.replaceAll('’', "'"))
    .replaceAll("'", '%27')
    .replace(/%25(?=[\da-f]{2})/gi, '%')
  if (written !== from) return `Write ${written}`
  if (unusable.test(from))
    return "Hosts can't redirect an address with this sign. Delete the entry."
  return from.includes('%') && decode(from) === from
    ? 'Copy it from the address bar of a browser: a sign that follows % is wrong.'
    : undefined
}
