import { z } from 'zod'
import { description, draft, text, title } from './fields.ts'

const facts = {
  name: text(2, 30, 'Shown in breadcrumbs.'),
  title,
  description,
}

const header = {
  heading: text(3, 60, 'On the page.'),
  lead: text(20, 250, 'Below the heading.'),
}

/** A page that has a folder of this path in pages/. */
function page<Fields extends z.ZodRawShape>(path: string, fields: Fields) {
  const description = `Always ${path}.`
  return z.strictObject({
    path: z.literal(path).describe(description),
    ...facts,
    ...fields,
  })
}

const closing = z
  .strictObject({
    heading: text(3, 60),
    lead: text(10, 160),
  })
  .meta({
    title: 'Closing section',
    description: 'Above the buttons at the end of the page. Promise only what you keep.',
  })

export const ownPageSchema = z
  .strictObject({ draft, ...facts, ...header, closing: closing.optional() })
  .meta({ title: 'Your own pages' })

export type OwnPageFrontmatter = z.infer<typeof ownPageSchema>

export const pagesSchema = z
  .strictObject({
    home: page('/', { closing }),
    about: page('/about', { ...header, closing }),
    services: page('/services', { ...header, closing }),
    cities: page('/cities-we-serve', {
      ...header,
      closing,
      cityHeading: text(3, 40, {
        title: 'Heading of a city',
        description: 'The heading of a city’s page. The city’s name follows.',
        examples: ['HVAC Services in'],
      }),
    }),
    blog: page('/blog', {
      ...header,
      more: text(3, 60, {
        title: 'More to come',
        description: 'Below the list. Leave it out if you don’t write more.',
      }).optional(),
    }),
    contact: page('/contact', {
      ...header,
      call: text(10, 120, {
        title: 'Call us',
        description: 'Above the phone number.',
      }),
      placeholder: text(5, 60, {
        title: 'Hint in the form',
        description: 'Shown in the empty message field.',
      }),
      write: text(10, 120, {
        title: 'Email us',
        description: 'Above the email address.',
      }),
    }),
    reviews: page('/reviews', { ...header, closing }),
    coupons: page('/coupons', { ...header, closing }),
    emergency: page('/emergency', header),
    faq: page('/faq', { ...header, closing }).meta({ title: 'Questions' }),
    error: page('/404', {
      help: text(10, 160, 'Shown after the error: points to the links below and the phone.'),
    }).meta({ title: 'Error page' }),
  })
  .meta({
    description:
      'The titles, descriptions, and headings of the fixed pages. Confirm the promises (24/7, same day, licensed and insured, the years, the call back) before the site goes live.',
    moved: {
      more: 'Each of your own pages is a file now, as in content/pages/financing.mdx. docs/upgrade.md says how to move it.',
    },
  })
