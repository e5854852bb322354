import { z } from 'zod'
import { dayInWashington } from './lifecycle.ts'

/** A North American number as people write it: (202) 555-0147, 202-555-0147, 202.555.0147. */
export const phoneNumber =
  /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/

/** Lower-case words joined by hyphens: the last part of a page's address. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case words joined by hyphens, as in ac-repair.')

/** 'How a Heat Pump Defrosts!' → 'how-a-heat-pump-defrosts' */
export function toSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Title for search results, without the business's name: 10–60 characters. */
const title = z
  .string()
  .min(10)
  .max(60)
  .meta({ example: 'How a Heat Pump Defrosts in a Maryland Winter' })

/** Description for search results: 50–160 characters. */
const description = z
  .string()
  .min(50)
  .max(160)
  .meta({ example: 'One or two sentences for search results, 50 to 160 characters long.' })

/** A calendar day, YYYY-MM-DD. */
const day = z.iso.date({ error: ({ input }) => dayNote(input) }).meta({ example: '2025-11-10' })

/** A page or rule of an authority that a text or a record cites. */
export const sourceSchema = z
  .strictObject({
    /** The page's or the rule's own title. */
    title: z.string().min(3).max(120).meta({ example: 'Central Air Conditioning' }),
    /** The authority: 'US Department of Energy'. */
    publisher: z.string().min(2).max(80).meta({ example: 'US Department of Energy' }),
    url: z
      .url({ protocol: /^https$/, error: 'Write an address that begins with https://.' })
      .meta({ example: 'https://www.energy.gov/energysaver/central-air-conditioning' }),
    /** The day on which somebody last read it. */
    checked: day.refine(
      // The true day, also where a build looks ahead or back.
      (checked) => checked <= dayInWashington(new Date()),
      mistake('The day is in the future.', 'Write the day on which you read it.'),
    ),
  })
  .meta({ example: 'and below it, for each, - title, publisher, url and checked' })

/** The address of a site, without a path and without a slash at the end. */
export const siteAddressSchema = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    'Write an address without a path and without a slash at the end, as in https://www.example.com.',
  )

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A time of day on the 24-hour clock, HH:MM, in Washington. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time on the 24-hour clock, as in 07:00.')

export const businessSchema = z.strictObject({
  /** Trading name, for the header, page titles and structured data. */
  name: z.string().min(2).max(40),
  /** One line under the name. */
  tagline: z.string().min(5).max(60),
  /** North American number, written (202) 555-0147. */
  phone: z.string().regex(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, 'Write the number as (202) 555-0147.'),
  /** Address for letters from visitors; the contact form writes to it too. */
  email: z.email('Write an email address, as in service@example.com.'),
  /** Public address of the site. */
  url: siteAddressSchema,
  /** Years in the trade, as claimed: '20+'. */
  yearsOfExperience: z.string().regex(/^\d+\+$/, 'Write a number and a plus sign, as in 20+.'),
  /**
   * License numbers, each with its authority: 'Maryland HVACR 01-12345'. The footer shows them, if
   * there are any.
   */
  licenses: z.array(z.string().trim().min(3).max(60)),
  /** Office hours, grouped as they are shown. Emergency service has none: it is always open. */
  hours: z
    .array(
      z
        .strictObject({
          /** How the group is shown: 'Monday–Friday'. */
          label: z.string().min(3),
          days: z.array(z.enum(weekdays)).min(1),
          opens: time.optional(),
          /** Later the same day. */
          closes: time.optional(),
          /** Instead of `opens` and `closes`. */
          closed: z.literal(true).optional(),
        })
        .refine(
          ({ opens, closes, closed }) => (closed ? !opens && !closes : opens && closes),
          mistake(
            'Hours need "opens" and "closes", or "closed: true".',
            'Write the two times, or closed: true for days on which you are closed.',
          ),
        )
        .refine(
          ({ opens, closes }) => !opens || !closes || opens < closes,
          mistake('"closes" is not later than "opens".', 'Write a later time in "closes".'),
        ),
    )
    .min(1)
    .refine(
      (hours) => hasNoDuplicates(hours.flatMap(({ days }) => days)),
      mistake('A day is named in two groups of "hours".', 'Name each day once.'),
    ),
  /** Customers' reviews: mean of 1–5 and their number. */
  rating: z.strictObject({ value: z.number().min(1).max(5), count: z.int().min(1) }),
  /** Price range marker of schema.org: '$' to '$$$$'. */
  priceRange: z.string().regex(/^\${1,4}$/, 'Write one to four dollar signs, as in $$.'),
  /** Where the business is: city only, no street. Degrees, WGS 84. */
  location: z.strictObject({
    city: z.string(),
    region: z.string().length(2),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** The areas served, each a group of cities, in the order in which they are shown. */
  areas: z
    .array(
      z.strictObject({
        slug: slugSchema,
        name: z.string().min(2),
        /** Unless the name says it: other states have a Howard County too. */
        state: z.string().min(2).optional(),
      }),
    )
    .min(1)
    .refine(
      (areas) => hasNoDuplicates(areas.map(({ slug }) => slug)),
      mistake('Two areas have the same slug.', 'Give each area a slug of its own.'),
    ),
  /** The year of the copyright line. `npm run check` says when a new year has begun. */
  copyrightYear: z.int().min(2000).max(2100),
})

export const navigationLinkSchema = z.strictObject({
  label: z.string().min(2).max(30),
  /** Path on this site, from its root. */
  href: z.string().regex(/^\/[a-z0-9/-]*$/, 'Write a path on this site, as in /about.'),
})

export const couponSchema = z.strictObject({
  /** The code that the visitor gives when scheduling. Capital letters and digits. */
  code: z
    .string()
    .regex(/^[A-Z0-9]{4,12}$/, 'Write 4 to 12 capital letters and digits, as in REPAIR50.'),
  title: z.string().min(5).max(60),
  description: z.string().min(10).max(200),
  /** The conditions, a sentence each. */
  terms: z.array(z.string().min(5)).min(1),
  /** The last day on which it is valid, in Washington. Without one, it stays valid. */
  validThrough: day.optional(),
})

export const serviceSchema = z.strictObject({
  slug: slugSchema,
  /** Where /services lists it. */
  group: z.enum(['cooling', 'heating', 'air', 'care']),
  /** What its drawing and its icon show. */
  machine: z.enum([
    'condenser',
    'heatPump',
    'furnace',
    'boiler',
    'thermostat',
    'duct',
    'filter',
    'van',
    'rooftop',
    'house',
    'meter',
    'calendar',
  ]),
  name: z.string().min(3).max(40),
  title,
  description,
  /** The sentence of a card. */
  summary: z.string().min(40).max(140),
  /** The first paragraph of the service's own page. */
  intro: z.string().min(120).max(600),
  /** The owner's own price bands, in whole dollars. Without them the page does not mention prices. */
  prices: z
    .array(
      z
        .strictObject({
          /** What is done for it: 'Capacitor replaced, with the visit'. */
          what: z.string().min(5).max(60),
          from: z.int().min(1),
          to: z.int().min(1),
        })
        .refine(
          ({ from, to }) => from <= to,
          mistake('"from" is more than "to".', 'Write the lower price in "from".'),
        ),
    )
    .min(1)
    .optional(),
  /** Code of the coupon that fits this service. */
  coupon: z.string().optional(),
  /** Slugs of sibling services to look at next. */
  related: z.array(slugSchema).min(2).max(4),
})

export const citySchema = z
  .strictObject({
    slug: slugSchema,
    /** Its name with the state, unlike any other city's: 'Laurel (Howard County), MD'. */
    label: z.string().min(5).max(50),
    /** Its short name, if that is not the part of the label before a comma or parenthesis. */
    name: z.string().min(3).max(30).optional(),
    /** Slug of the area that it belongs to. */
    area: slugSchema,
    title,
    description,
    /** The first paragraph of the city's own page. */
    intro: z.string().min(120).max(700),
    /** Slugs of neighboring cities. */
    nearby: z.array(slugSchema).min(2).max(6),
  })
  .transform((city) => ({ name: city.label.replace(/ ?[,(].*/, ''), ...city }))

export const testimonialSchema = z.strictObject({
  name: z.string().min(2),
  location: z.string().min(2),
  /** Stars, 1–5. */
  rating: z.int().min(1).max(5),
  comment: z.string().min(40).max(500),
  /** True for a sample that no customer wrote: a site for customers is not built with it. */
  sample: z.boolean().optional(),
})

export const faqItemSchema = z.strictObject({
  question: z.string().endsWith('?', 'End the question with a question mark.'),
  /** Plain text, a paragraph each. */
  answer: z.array(z.string().min(20)).min(1),
  /** Where the reader can go from the answer. */
  link: z
    .strictObject({ label: z.string().min(5).max(50), href: navigationLinkSchema.shape.href })
    .optional(),
})

/** Text without a phone number: the number comes from `business.ts`. */
function withoutPhoneNumber(text: z.ZodString, note: string) {
  return text.refine(
    (value) => !phoneNumber.test(value),
    mistake('A phone number is written out here.', note),
  )
}

const ctaNote = 'Write {phone} instead: it follows content/business.ts.'

/** The frontmatter of an article. */
export const articleSchema = z
  .strictObject({
    title,
    description: withoutPhoneNumber(description, 'Leave the number out here.'),
    /** The page's h1. */
    heading: z.string().min(10).max(90).meta({ example: 'How a heat pump defrosts' }),
    /** The first paragraph: the answer at once. Plain text. */
    intro: withoutPhoneNumber(
      z.string().min(80).max(600),
      'Leave the number out here; in the text, write <Phone />.',
    ).meta({ example: 'Two or three sentences that answer the question at once.' }),
    /** The first day on which the site has the article, in Washington. */
    published: day,
    /** Day of the last change of substance, if there was one. */
    updated: day.optional(),
    /** True while the article is being written: shown in dev, never built. */
    draft: z.boolean().meta({ example: 'true' }).optional(),
    /** The first day on which the site no longer has the article, in Washington. */
    expires: day.optional(),
    /** Whether the blog list shows the article. */
    listed: z.boolean().meta({ example: 'true' }),
    /** Slugs of the services that the article belongs to; its related articles follow from them. */
    services: z.array(slugSchema).min(1).max(4).meta({ example: '[heat-pump-repair]' }),
    /** Slugs of the areas or cities that the article is about: their pages link to it. */
    places: z.array(slugSchema).min(1).meta({ example: '[silver-spring-md]' }).optional(),
    /** What the article cites, listed at its end. */
    sources: z.array(sourceSchema).max(12).optional(),
    /** The closing box. `{phone}` in a text stands for the business's number. */
    cta: z
      .strictObject({
        heading: z.string().min(5).max(80).meta({ example: 'Ice that does not melt?' }),
        text: withoutPhoneNumber(z.string().min(20).max(240), ctaNote).meta({
          example: 'We find out why, the same day where we can.',
        }),
        label: withoutPhoneNumber(z.string().min(5).max(50), ctaNote).meta({
          example: 'Book a Heat Pump Repair',
        }),
        /** A path on this site, or `phone` for a call. */
        href: z
          .string()
          .regex(/^(phone$|\/[a-z0-9/-]*$)/, 'Write a path on this site, as in /contact, or phone.')
          .meta({ example: '/services/heat-pump-repair' }),
      })
      .meta({ example: 'and below it, indented by two spaces, heading, text, label and href' }),
  })
  .refine(({ published, expires }) => !expires || expires > published, {
    path: ['expires'],
    ...mistake(
      'The article would leave the site before it is published.',
      'Write a later day, or delete the line.',
    ),
  })
  .refine(({ published, updated }) => !updated || updated >= published, {
    path: ['updated'],
    ...mistake(
      'The article would be updated before it is published.',
      'Write the day of its last change, or delete the line.',
    ),
  })

/** What is wrong, and what to write instead: see `explain`. */
function mistake(error: string, note: string) {
  return { error, params: { note } }
}

/** What to write for a wrong day: '11/22/2026' → 'Write 2026-11-22.' */
function dayNote(input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined
  const [, month, day, year] = String(input).match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? []
  if (!month || !day) return 'Write year, month and day, as in 2025-10-27.'
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}.`
}

function hasNoDuplicates(values: string[]): boolean {
  return new Set(values).size === values.length
}

export type Business = z.infer<typeof businessSchema>
export type Area = Business['areas'][number]
export type NavigationLink = z.infer<typeof navigationLinkSchema>
export type Coupon = z.infer<typeof couponSchema>
export type Service = z.infer<typeof serviceSchema>
export type Machine = Service['machine']
export type City = z.infer<typeof citySchema>
export type Testimonial = z.infer<typeof testimonialSchema>
export type FaqItem = z.infer<typeof faqItemSchema>
export type Source = z.infer<typeof sourceSchema>
export type ArticleFrontmatter = z.infer<typeof articleSchema>
