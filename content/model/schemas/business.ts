import { z } from 'zod'
import { isTimeZone } from '../timeZone.ts'
import { hasNoDuplicates, issue, siteAddressSchema, text } from './fields.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A time of day on the 24-hour clock, HH:MM, in the business's time zone. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time on the 24-hour clock, as in 07:00.')

const hoursSchema = z
  .strictObject({
    label: z
      .string()
      .min(3)
      .meta({
        title: 'Label',
        description: 'How this group of days is labeled.',
        examples: ['Monday–Friday'],
      }),
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .meta({ title: 'Days', examples: [['Saturday', 'Sunday']] }),
    opens: time
      .optional()
      .meta({ title: 'Opens', description: 'On the 24-hour clock, as in 07:00.' }),
    closes: time
      .optional()
      .meta({ title: 'Closes', description: 'A time before "opens" is on the next day.' }),
    closed: z
      .boolean()
      .optional()
      .meta({ title: 'Closed', description: 'True instead of the two times.' }),
  })
  .refine(
    ({ opens, closes, closed }) => (closed ? !opens && !closes : opens && closes),
    issue(
      'Hours need "opens" and "closes", or "closed: true".',
      'Write the two times, or closed: true for days on which you are closed.',
    ),
  )
  .refine(
    ({ opens, closes }) => !time.safeParse(opens).success || opens !== closes,
    issue(
      '"closes" is the same time as "opens".',
      'Write another time. A time before "opens" is on the next day: 02:00.',
    ),
  )

const emergencySchema = z
  .strictObject({
    answered: z.enum(['always', 'hours', 'members', 'none']).meta({
      title: 'Answered',
      description:
        'When you answer emergency calls: always (day and night), hours (those below), members (of a plan only), or none.',
    }),
    hours: z.array(hoursSchema).min(1).optional().meta({
      title: 'Emergency hours',
      description: 'Only for "answered: hours".',
    }),
    banner: text(5, 40)
      .optional()
      .meta({
        title: 'Banner',
        description: 'The first line of every page. Without it, your tagline is shown.',
        examples: ['24/7 Emergency HVAC Service'],
      }),
    hoursLabel: text(2, 30)
      .optional()
      .meta({
        title: 'Beside the hours',
        description: 'Shown after "Emergency" below the office hours.',
        examples: ['24/7', 'Plan members'],
      }),
  })
  .refine(
    ({ answered, hours }) => (answered === 'hours') === Boolean(hours),
    issue(
      'The "hours" and "answered" of emergency calls do not match.',
      'Write "answered: hours" with the hours, or delete the hours here.',
    ),
  )
  .refine(
    ({ answered, banner, hoursLabel }) => answered !== 'none' || !(banner || hoursLabel),
    issue(
      '"banner" or "hoursLabel" promise emergency service, but "answered" is none.',
      'Delete both, or change "answered".',
    ),
  )
  .meta({
    title: 'Emergency calls',
    description: 'Your promise, on every page that mentions it.',
  })

/**
 * Maryland requires the form in COMAR 09.15.02.03: the category is 01 (master), 02 (master
 * restricted), or 06 (limited).
 */
const license = z
  .string()
  .trim()
  .min(3)
  .max(60)
  .regex(/\d/, 'Write its number too, as in ROC 318842.')
  .refine(
    (license) => !/^(md\b|maryland)/i.test(license) || /^Md\. HVAC 0[126] \d+$/.test(license),
    issue(
      'Maryland asks for its licenses in another form.',
      'Write Md. HVAC, the category 01, 02 or 06, and the number, as in Md. HVAC 01 12345.',
    ),
  )

export const businessSchema = z
  .strictObject({
    name: text(2, 40, {
      title: 'Name',
      description: 'Trading name, for the header, page titles and search engines.',
    }),
    tagline: text(5, 60, {
      title: 'Tagline',
      description: 'One line under the name.',
    }),
    phone: z
      .string()
      .regex(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, 'Write the number as (202) 555-0147.')
      .meta({ title: 'Phone', description: 'American number.', examples: ['(202) 555-0147'] }),
    email: z.email('Write an email address, as in service@example.com.').meta({
      title: 'Email',
      description: 'For messages from visitors. The contact form uses it too.',
      examples: ['service@example.com'],
    }),
    url: siteAddressSchema.meta({
      title: 'Site address',
      description: 'The public address of the site, without a slash at the end.',
      examples: ['https://www.example.com'],
    }),
    yearsOfExperience: z
      .string()
      .regex(/^\d+\+$/, 'Write a number and a plus sign, as in 20+.')
      .meta({
        title: 'Years of experience',
        description: 'Years in the trade.',
        examples: ['20+'],
      }),
    licenses: z
      .array(license)
      .default([])
      .meta({
        title: 'Licenses',
        description:
          'License numbers, each with its authority. The footer shows them. A site for customers can’t be built without one.',
        examples: [['Md. HVAC 01 12345']],
      }),
    hours: z
      .array(hoursSchema)
      .min(1)
      .refine(
        (hours) => hasNoDuplicates(hours.flatMap(({ days }) => days)),
        issue('A day appears in two groups of "hours".', 'List each day once.'),
      )
      .meta({
        title: 'Office hours',
        description: 'Groups of days as they are shown, in your time zone.',
      }),
    timeZone: z
      .string()
      .refine(
        isTimeZone,
        'Write a name of the time zone database, as in America/New_York or America/Chicago.',
      )
      .meta({
        title: 'Time zone',
        description: 'The time zone of the hours, and of the dates of articles and coupons.',
        examples: ['America/Chicago'],
      }),
    emergency: emergencySchema,
    rating: z
      .strictObject({
        value: z.number().min(1).max(5).meta({ title: 'Mean', description: 'Stars, 1 to 5.' }),
        count: z.int().min(1).meta({ title: 'Number of reviews' }),
        source: text(2, 40).optional().meta({
          title: 'Source',
          description:
            'Where the reviews can be read, such as Google. Without it, the rating is marked as a sample.',
        }),
      })
      .optional()
      .meta({
        title: 'Rating',
        description: 'The average and the number of your customer reviews, if you have any.',
      }),
    priceRange: z
      .string()
      .regex(/^\${1,4}$/, 'Write one to four dollar signs, as in $$.')
      .meta({
        title: 'Price range',
        description: 'For search engines: one to four dollar signs.',
        examples: ['$$'],
      }),
    location: z
      .strictObject({
        city: z.string().meta({ title: 'City' }),
        region: z
          .string()
          .regex(/^[A-Z]{2}$/, 'Write the two capital letters of the state, as in VA.')
          .meta({
            title: 'State',
            description: 'Two capital letters.',
            examples: ['MD'],
          }),
        latitude: z.number().min(18).max(72).meta({ title: 'Latitude', description: 'Degrees.' }),
        longitude: z.number().min(-180).max(-64).meta({
          title: 'Longitude',
          description: 'Degrees; negative in America.',
        }),
      })
      .meta({
        title: 'Location',
        description: 'Where the business is: the city, without a street.',
      }),
    copyrightYear: z.int().min(2000).max(2100).meta({
      title: 'Copyright year',
      description: 'Shown in the footer. `npm run check` reminds you in a new year.',
    }),
  })
  .meta({
    title: 'Business',
    description:
      'Business facts used on every page. Confirm the years, hours, and rating before the site goes live.',
  })

export type Business = z.infer<typeof businessSchema>
