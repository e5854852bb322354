import { z } from 'zod'
import { winterHouse } from './cities.ts'
import { pictureName, references, text } from './fields.ts'

/** The largest width of the photo, in rem. */
export const photoWidth = 36

const photo = z
  .strictObject({
    file: pictureName('home', 'our-team.jpg'),
    alt: text(10, 160, {
      title: 'What it shows',
      description: 'For people who can’t see it.',
      examples: ['Our four technicians in front of the shop'],
    }),
    focus: z
      .enum(['left', 'right'])
      .optional()
      .describe('The side to keep where there is no room for all of it. The middle, if left out.'),
  })
  .meta({
    description: 'A photo of your own, in place of the drawing.',
    hint: '{file: our-team.jpg, alt: Our four technicians in front of the shop}',
  })

export const homeSchema = z
  .strictObject({
    hero: z
      .strictObject({
        heading: text(10, 80, 'One or two short sentences. Each is on its own line.'),
        text: text(40, 300),
        button: text(5, 30)
          .optional()
          .describe('Without it, the label of the header’s button is used.'),
        drawing: z
          .enum(['row-houses', 'bungalow', 'ranch', ...winterHouse.options, 'none'])
          .default('bungalow')
          .describe(
            `The kind of house, as in your area. Nothing cools in these: ${winterHouse.options.join(', ')}. Headers of other pages have row houses, or houses of any place.`,
          ),
        photo: photo.optional(),
      })
      .meta({ title: 'Top of the page' }),
    servicesHeading: text(5, 60, {
      title: 'Heading of the services',
      description: 'Above the featured services.',
    }),
    areaLead: text(10, 160, {
      title: 'Area',
      description: 'Below the heading of the featured cities.',
    }),
    trustPoints: z
      .array(
        z.strictObject({
          icon: z.enum(['clock', 'calendar', 'shield', 'award']).describe('What its icon shows.'),
          title: text(5, 40),
          text: text(20, 120),
        }),
      )
      .min(1)
      .max(4)
      .meta({
        title: 'Reasons',
        description: 'Up to four reasons to call you. Each is a promise.',
      }),
    featuredServices: references('service')
      .min(1)
      .max(12)
      .describe('Slugs of up to twelve services, in the order in which they are shown.'),
    featuredCities: references('city')
      .min(1)
      .max(12)
      .describe('Slugs of up to twelve cities, in the order in which they are shown.'),
  })
  .meta({
    title: 'Home page',
    description: 'Its text, and what it features. Confirm the promises before the site goes live.',
  })
