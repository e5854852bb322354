import { z } from 'zod'
import { dayInWashington } from './lifecycle.ts'

/** Lower-case words joined by hyphens: the last part of a page's address. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens, as in ac-repair')

/** Title for search results, without the business's name: 10–60 characters. */
const title = z.string().min(10).max(60)

/** Description for search results: 50–160 characters. */
const description = z.string().min(50).max(160)

/** A calendar day, YYYY-MM-DD. */
const day = z.iso.date('expected a day as YYYY-MM-DD, as in 2025-10-27')

/** A page or rule of an authority that a text or a record rests on. */
export const sourceSchema = z.strictObject({
  /** The page's or the rule's own title. */
  title: z.string().min(3).max(120),
  /** The authority: 'US Department of Energy'. */
  publisher: z.string().min(2).max(80),
  url: z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' }),
  /** The day on which somebody last read it. */
  checked: day.refine(
    // The true day, also where a build looks ahead or back.
    (checked) => checked <= dayInWashington(new Date()),
    'expected a day that is not in the future',
  ),
})

/** The areas served, each a group of cities. */
export const areaSlugs = ['dc', 'prince-georges', 'montgomery', 'howard'] as const

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
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time on the 24-hour clock, as in 07:00')

export const businessSchema = z.strictObject({
  /** Trading name, as it stands in the header, page titles and structured data. */
  name: z.string().min(2).max(40),
  /** One line under the name. */
  tagline: z.string().min(5).max(60),
  /** North American number, written (202) 555-0147. */
  phone: z.string().regex(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, 'expected a number as (202) 555-0147'),
  /** Address for letters from visitors; the contact form writes to it too. */
  email: z.email(),
  /** Public address of the site, without a slash at the end. */
  url: z.url().regex(/[^/]$/, 'expected no slash at the end'),
  /** Years in the trade, as claimed: '20+'. */
  yearsOfExperience: z.string().regex(/^\d+\+$/),
  /**
   * Numbers that anyone can look up, each with whose it is: 'Maryland HVACR 01-12345'. The footer shows them; while
   * there is none, it says nothing of them.
   */
  licenses: z.array(z.string().trim().min(3).max(60)),
  /** Office hours, grouped as they are shown. Emergency service is round the clock beside them. */
  hours: z
    .array(
      z
        .strictObject({
          /** How the group is shown: 'Monday–Friday'. */
          label: z.string().min(3),
          days: z.array(z.enum(weekdays)).min(1),
          opens: time,
          /** Later the same day. */
          closes: time,
        })
        .refine(({ opens, closes }) => opens < closes, 'expected to close later than it opens'),
    )
    .min(1)
    .refine((hours) => {
      const days = hours.flatMap((group) => group.days)
      return new Set(days).size === days.length
    }, 'expected every day once: its hours are one stretch'),
  /** Customers' reviews: mean of 1–5 and their number. */
  rating: z.strictObject({ value: z.number().min(1).max(5), count: z.int().positive() }),
  /** Price range marker of schema.org: '$' to '$$$$'. */
  priceRange: z.string().regex(/^\${1,4}$/),
  /** Where the business is: city only, no street. Degrees, WGS 84. */
  location: z.strictObject({
    city: z.string(),
    region: z.string().length(2),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** The areas served, in the order in which they are shown. */
  areas: z
    .array(z.strictObject({ slug: z.enum(areaSlugs), name: z.string() }))
    .length(areaSlugs.length),
  /** Year of the copyright line. */
  copyrightYear: z.int().min(2000).max(2100),
})

export const navigationLinkSchema = z.strictObject({
  label: z.string().min(2).max(30),
  /** Path on this site, from its root. */
  href: z.string().regex(/^\/[a-z0-9/-]*$/, 'expected a path on this site, as in /about'),
})

export const couponSchema = z.strictObject({
  /** What the visitor says when scheduling. Capital letters and digits. */
  code: z.string().regex(/^[A-Z0-9]{4,12}$/, 'expected capital letters and digits, as in REPAIR50'),
  title: z.string().min(5).max(60),
  description: z.string().min(10).max(200),
  /** The conditions, a sentence each. */
  terms: z.array(z.string().min(5)).min(1),
  /** The first day on which it is no longer valid, in Washington. */
  expires: day.optional(),
})

/** What the drawing and the icon of a service show. */
export const machines = [
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
] as const

export const serviceSchema = z.strictObject({
  slug: slugSchema,
  /** Where /services lists it. */
  group: z.enum(['cooling', 'heating', 'air', 'care']),
  /** What its drawing and its icon show. */
  machine: z.enum(machines),
  name: z.string().min(3).max(40),
  title,
  description,
  /** The sentence of a card. */
  summary: z.string().min(40).max(140),
  /** The first paragraph of the service's own page. */
  intro: z.string().min(120).max(600),
  /** The owner's own price bands, in whole dollars. The page says nothing of prices while there are none. */
  prices: z
    .array(
      z
        .strictObject({
          /** What is done for it: 'Capacitor replaced, with the visit'. */
          what: z.string().min(5).max(60),
          from: z.int().positive(),
          to: z.int().positive(),
        })
        .refine(({ from, to }) => from <= to, 'expected "from" to be no more than "to"'),
    )
    .min(1)
    .optional(),
  /** Code of the coupon that fits this service. */
  coupon: z.string().optional(),
  /** Slugs of sibling services to look at next. */
  related: z.array(slugSchema).min(2).max(4),
})

export const citySchema = z.strictObject({
  slug: slugSchema,
  name: z.string().min(3).max(30),
  /** The name that tells it from every other: 'Laurel (Howard County), MD'. */
  label: z.string().min(5).max(50),
  area: z.enum(areaSlugs),
  title,
  description,
  /** The first paragraph of the city's own page. */
  intro: z.string().min(120).max(700),
  /** Slugs of neighboring cities. */
  nearby: z.array(slugSchema).min(2).max(6),
})

export const testimonialSchema = z.strictObject({
  name: z.string().min(2),
  location: z.string().min(2),
  /** Stars, 1–5. */
  rating: z.int().min(1).max(5),
  comment: z.string().min(40).max(500),
  /** True for one that no customer wrote: a real site is not built with it. */
  sample: z.boolean().optional(),
})

export const faqItemSchema = z.strictObject({
  question: z.string().endsWith('?'),
  /** Plain text, a paragraph each. */
  answer: z.array(z.string().min(20)).min(1),
  /** Where the answer leads on to. */
  link: z
    .strictObject({ label: z.string().min(5).max(50), href: navigationLinkSchema.shape.href })
    .optional(),
})

/** The frontmatter of an article. */
export const articleSchema = z.strictObject({
  title,
  description,
  /** The page's h1. */
  heading: z.string().min(10).max(90),
  /** The first paragraph: the answer at once. Plain text. */
  intro: z.string().min(80).max(600),
  /** The first day on which the site has the article, in Washington. */
  published: day,
  /** Day of the last change of substance, if there was one. */
  updated: day.optional(),
  /** True while the article is being written: shown in dev, never built. */
  draft: z.boolean().optional(),
  /** The first day on which the site no longer has the article, in Washington. */
  expires: day.optional(),
  /** Whether the blog list shows the article. */
  listed: z.boolean(),
  /** Slugs of the services that the article belongs to; its related articles follow from them. */
  services: z.array(slugSchema).min(1).max(4),
  /** Slugs of the areas or cities that the article is about: their pages link to it. */
  places: z.array(slugSchema).min(1).optional(),
  /** What the article rests on, listed at its end. */
  sources: z.array(sourceSchema).max(12).optional(),
  /** The closing box. `{phone}` in a text stands for the business's number. */
  cta: z.strictObject({
    heading: z.string().min(5).max(80),
    text: z.string().min(20).max(240),
    label: z.string().min(5).max(50),
    /** A path on this site, or `phone` for a call. */
    href: z.union([z.literal('phone'), navigationLinkSchema.shape.href]),
  }),
})

export type Business = z.infer<typeof businessSchema>
export type Area = Business['areas'][number]
export type NavigationLink = z.infer<typeof navigationLinkSchema>
export type Coupon = z.infer<typeof couponSchema>
export type Machine = (typeof machines)[number]
export type Service = z.infer<typeof serviceSchema>
export type City = z.infer<typeof citySchema>
export type Testimonial = z.infer<typeof testimonialSchema>
export type FaqItem = z.infer<typeof faqItemSchema>
export type Source = z.infer<typeof sourceSchema>
export type ArticleFrontmatter = z.infer<typeof articleSchema>
