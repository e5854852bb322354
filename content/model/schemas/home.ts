import { z } from 'zod'
import { reference } from './fields.ts'

export const homeSchema = z
  .strictObject({
    hero: z
      .strictObject({
        heading: z.string().min(10).max(80).meta({
          title: 'Heading',
          description: 'One or two short sentences: each gets a line.',
        }),
        text: z.string().min(40).max(300).meta({ title: 'Text' }),
        button: z.string().min(5).max(30).optional().meta({
          title: 'Button',
          description: 'Without it, the words of the header’s button.',
        }),
      })
      .meta({ title: 'Top of the page' }),
    servicesHeading: z.string().min(5).max(60).meta({
      title: 'Heading of the services',
      description: 'Above the featured services.',
    }),
    areaLead: z.string().min(10).max(160).meta({
      title: 'Area',
      description: 'Below the heading of the featured cities.',
    }),
    trustPoints: z
      .array(
        z.strictObject({
          icon: z.enum(['clock', 'calendar', 'shield', 'award']).meta({ title: 'Icon' }),
          title: z.string().min(5).max(40).meta({ title: 'Title' }),
          text: z.string().min(20).max(120).meta({ title: 'Text' }),
        }),
      )
      .min(1)
      .max(4)
      .meta({
        title: 'Reasons',
        description: 'Up to four reasons to call you. Each is a promise.',
      }),
    featuredServices: z.array(reference('service')).min(1).max(12).meta({
      title: 'Featured services',
      description: 'Slugs of up to twelve services, in the order in which they are shown.',
    }),
    featuredCities: z.array(reference('city')).min(1).max(12).meta({
      title: 'Featured cities',
      description: 'Slugs of up to twelve cities, in the order in which they are shown.',
    }),
  })
  .meta({
    title: 'Home page',
    description: 'Its words and choices. Confirm the promises before the site goes live.',
  })
