import { z } from 'zod'
import { description, pathSchema, text, title, uniqueList } from './fields.ts'

const page = z.strictObject({
  path: pathSchema.describe('The page’s path, which is also its folder in pages/.'),
  name: text(2, 30, 'Shown in breadcrumbs.'),
  title,
  description,
})

const closing = z
  .strictObject({
    heading: text(3, 60),
    lead: text(10, 160),
  })
  .meta({
    title: 'Closing section',
    description: 'Above the buttons at the end of the page. Promise only what you keep.',
  })

const pageWithHeading = page.extend({
  heading: text(3, 60, 'On the page.'),
  lead: text(20, 250, 'Below the heading.'),
})

export const pagesSchema = z
  .strictObject({
    home: page.extend({ closing }),
    about: pageWithHeading.extend({ closing }),
    services: pageWithHeading.extend({ closing }),
    cities: pageWithHeading.extend({
      closing,
      cityHeading: text(3, 40, {
        title: 'Heading of a city',
        description: 'The heading of a city’s page. The city’s name follows.',
        examples: ['HVAC Services in'],
      }),
    }),
    blog: pageWithHeading,
    contact: pageWithHeading.extend({
      call: text(10, 120, { title: 'Call us', description: 'Above the phone number.' }),
      placeholder: text(5, 60, {
        title: 'Hint in the form',
        description: 'Shown in the empty message field.',
      }),
      write: text(10, 120, { title: 'Email us', description: 'Above the email address.' }),
    }),
    reviews: pageWithHeading.extend({ closing }),
    coupons: pageWithHeading.extend({ closing }),
    faq: pageWithHeading.extend({ closing }).meta({ title: 'Questions' }),
    error: page
      .extend({
        path: z.literal('/404').describe('Always /404.'),
        help: text(10, 160, 'Shown after the error: points to the links below and the phone.'),
      })
      .meta({ title: 'Error page' }),
    more: uniqueList(pageWithHeading, 'path').default([]).meta({
      title: 'Your own pages',
      description: 'Pages that you have added: npm run new -- --page financing',
    }),
  })
  .describe(
    'The titles, descriptions, and headings of the fixed pages. Confirm the promises (24/7, same day, licensed and insured, the years, the call back) before the site goes live.',
  )
