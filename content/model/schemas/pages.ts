import { z } from 'zod'
import { description, title, uniqueList } from './fields.ts'

const page = z.strictObject({
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'Write a path on this site, as in /about.')
    .meta({ title: 'Path', description: 'The address of the page: its folder in pages/.' }),
  name: z.string().min(2).max(30).meta({
    title: 'Name',
    description: 'In breadcrumbs.',
  }),
  title,
  description,
})

const closing = z
  .strictObject({
    heading: z.string().min(3).max(60).meta({ title: 'Heading' }),
    lead: z.string().min(10).max(160).meta({ title: 'Lead' }),
  })
  .meta({
    title: 'Last words',
    description: 'Above the buttons at the end of the page. Promise only what is true of you.',
  })

const pageWithHeading = page.extend({
  heading: z.string().min(3).max(60).meta({ title: 'Heading', description: 'On the page.' }),
  lead: z.string().min(20).max(250).meta({ title: 'Lead', description: 'Below the heading.' }),
})

export const pagesSchema = z
  .strictObject({
    home: page.extend({ closing }).meta({ title: 'Home' }),
    about: pageWithHeading.extend({ closing }).meta({ title: 'About' }),
    services: pageWithHeading.extend({ closing }).meta({ title: 'Services' }),
    cities: pageWithHeading
      .extend({
        closing,
        cityHeading: z
          .string()
          .min(3)
          .max(40)
          .meta({
            title: 'Heading of a city',
            description: 'Before the name of a city, as the heading of its page.',
            examples: ['HVAC Services in'],
          }),
      })
      .meta({ title: 'Cities' }),
    blog: pageWithHeading.meta({ title: 'Blog' }),
    contact: pageWithHeading
      .extend({
        call: z.string().min(10).max(120).meta({
          title: 'Call us',
          description: 'Above the phone number.',
        }),
        placeholder: z.string().min(5).max(60).meta({
          title: 'Hint in the form',
          description: 'Shown in the field of the message while it is empty.',
        }),
        write: z.string().min(10).max(120).meta({
          title: 'Email us',
          description: 'Above the email address.',
        }),
      })
      .meta({ title: 'Contact' }),
    reviews: pageWithHeading.extend({ closing }).meta({ title: 'Reviews' }),
    coupons: pageWithHeading.extend({ closing }).meta({ title: 'Coupons' }),
    faq: pageWithHeading.meta({ title: 'Questions' }),
    error: page
      .extend({
        help: z.string().min(10).max(160).meta({
          title: 'Help',
          description: 'After what went wrong: the links below, the phone.',
        }),
      })
      .meta({ title: 'Error page' }),
    more: uniqueList(pageWithHeading, 'path').default([]).meta({
      title: 'Your own pages',
      description: 'Pages that you have added: npm run new -- --page financing',
    }),
  })
  .meta({
    title: 'Pages',
    description:
      'The words that head each fixed page, for search results and on the page. Confirm the promises (24/7, same day, licensed and insured, the years, the call back) before the site goes live.',
  })
