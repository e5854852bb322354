import { z } from 'zod'
import { navigationLinkSchema, text, uniqueList } from './fields.ts'

const links = uniqueList(navigationLinkSchema, 'href').min(1)
const heading = text(3, 30)

export const navigationSchema = z
  .strictObject({
    main: links.max(10).meta({ title: 'Menu', description: 'The links in the header, in order.' }),
    schedule: navigationLinkSchema.meta({
      title: 'Button',
      description: 'The highlighted button of the header.',
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
      bottom: links.meta({ title: 'Bottom row' }),
    }),
  })
  .describe('The links in the header and the footer.')
