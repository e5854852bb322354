import { z } from 'zod'
import { navigationLinkSchema, outwardLinkSchema, text, uniqueList } from './fields.ts'

const links = uniqueList(navigationLinkSchema, 'href').min(1)
const outwardLinks = uniqueList(outwardLinkSchema, 'href').min(1)
const heading = text(3, 30)

export const navigationSchema = z
  .strictObject({
    main: outwardLinks
      .max(10)
      .meta({ title: 'Menu', description: 'The links in the header, in order.' }),
    schedule: outwardLinkSchema.meta({
      title: 'Button',
      description:
        'The highlighted button, in the header and on most pages: to /contact, or to a booking service, as in https://book.example.com/our-firm.',
    }),
    footer: z.strictObject({
      note: text(
        10,
        160,
        'Shown after the tagline. Confirm this promise before the site goes live.',
      ),
      headings: z
        .strictObject({
          services: heading,
          cities: heading,
          hours: heading,
        })
        .describe('The headings of the columns.'),
      services: links.describe('The column of services.'),
      cities: links.describe('The column of cities.'),
      bottom: outwardLinks.meta({ title: 'Bottom row' }),
    }),
  })
  .describe('The links in the header and the footer.')
