import { z } from 'zod'
import { isGroup } from '../../renderer/index.ts'
import { regionZones } from '../regions.ts'
import { isTimeZone } from '../timeZone.ts'
import { contactFormSchema } from './contactForm.ts'
import { emergencySchema } from './emergency.ts'
import {
  checkTwins,
  externalAddress,
  issue,
  report,
  siteAddressSchema,
  text,
  uniqueList,
} from './fields.ts'
import { holidaysSchema, weekSchema } from './hours.ts'
import { locationSchema } from './location.ts'
import { noticeSchema } from './notice.ts'
import { phoneNumber, phonesSchema } from './phones.ts'

/**
 * Of heating and cooling, Maryland requires the form in COMAR 09.15.02.03: the category is 01 (master), 02 (master
 * restricted), or 06 (limited).
 */
export const license = z
  .string()
  .trim()
  .min(3)
  .max(60)
  .refine(
    (license) => /\d/.test(license),
    issue(
      'This license has no number.',
      'Write it. If it begins with #, put double quotes around the whole text.',
    ),
  )
  .refine(
    (license) =>
      !/^(md\b|maryland)(?!.*(plumb|gas|electric|improve))/i.test(license) ||
      /^Md\. HVAC 0[126] \d+$/.test(license),
    issue(
      'Maryland asks for its licenses in another form.',
      'Write Md. HVAC, the category 01, 02 or 06, and the number, as in Md. HVAC 01 12345.',
    ),
  )

export const trade = z.enum([
  'heating',
  'cooling',
  'plumbing',
  'electrical',
  'roofing',
  'chimney',
  'ductCleaning',
])

export type Trade = z.infer<typeof trade>

export const businessSchema = z
  .strictObject({
    name: text(2, 40, 'Trading name, for the header, page titles and search engines.'),
    tagline: text(5, 60, 'One line under the name.'),
    trades: z
      .array(trade)
      .min(1)
      .superRefine(checkTwins)
      .default(['heating', 'cooling'])
      .describe(
        'What you do, in your order. Search engines, headings, and the sign without a logo follow it.',
      ),
    phone: phoneNumber,
    phones: phonesSchema,
    email: z.email('Write an email address, as in service@example.com.').meta({
      description:
        'For messages from visitors. The contact form uses it too, unless another receives it.',
      examples: ['service@example.com'],
    }),
    contactForm: contactFormSchema.optional(),
    url: siteAddressSchema.meta({
      title: 'Site address',
      description: 'The public address of the site, without a slash at the end.',
      examples: ['https://www.example.com'],
    }),
    yearsOfExperience: z
      .string()
      .regex(/^\d+\+$/, {
        error: ({ input }) =>
          `Write ${readYears(String(input)) ?? 'a number and a plus sign, as in 20'}+.`,
      })
      .meta({ description: 'Years in the trade.', examples: ['20+'] }),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, 'Write the two letters of a language, as in es.'))
      .optional()
      .meta({
        description:
          'The languages in which you answer the phone, if there are several. Without it, pages in another language say which one you speak.',
        examples: [['en', 'es']],
      }),
    licenses: z
      .array(license)
      .default([])
      .meta({
        description:
          'License numbers, each with its authority. The footer shows them. A site for customers can’t be built without one.',
        examples: [['Md. HVAC 01 12345']],
      }),
    hours: weekSchema.meta({
      title: 'Office hours',
      description: 'Groups of days as they are shown, in your time zone.',
    }),
    holidays: holidaysSchema
      .default([])
      .describe('Days with other hours, or closed. The hours of emergency calls stay.'),
    notice: noticeSchema.optional(),
    timeZone: z.string().meta({
      description: 'The time zone of the hours, and of all dates.',
      examples: ['America/Chicago'],
    }),
    emergency: emergencySchema,
    rating: z
      .strictObject({
        value: z.number().min(1).max(5).meta({ title: 'Mean', description: 'Stars, 1 to 5.' }),
        count: z.int().min(1).meta({ title: 'Number of reviews' }),
        source: text(2, 40)
          .optional()
          .describe(
            'Where the reviews can be read, such as Google: if it is the name of a profile, the reviews page links to that. Without it, the rating is marked as a sample.',
          ),
      })
      .optional()
      .describe('The average and the number of your customer reviews, if you have any.'),
    profiles: uniqueList(
      z.strictObject({
        name: text(2, 40, { examples: ['Google'] }),
        url: externalAddress.meta({ description: 'Your own page there, where it is public.' }),
      }),
      'url',
    )
      .default([])
      .describe('Your pages on review sites and social networks. The footer links to them.'),
    priceRange: z
      .string()
      .regex(/^\${1,4}$/, 'Write one to four dollar signs, as in $$.')
      .meta({ description: 'For search engines: one to four dollar signs.', examples: ['$$'] }),
    location: locationSchema.describe(
      'Where the business is: the city, and also the street if customers may come.',
    ),
    copyrightYear: z
      .int()
      .min(2000)
      .max(2100)
      .describe('Shown in the footer. `npm run check` reminds you in a new year.'),
  })
  .superRefine(
    ({ timeZone, location }, { addIssue }) => {
      if (timeZone === undefined || isTimeZone(timeZone)) return
      const zones = regionZones(location?.region)
      const message = `Write ${zones.join(' or ') || 'a name of the time zone database, as in America/New_York or America/Chicago'}.`
      addIssue({ code: 'custom', path: ['timeZone'], input: timeZone, message })
    },
    // Also if another field is missing.
    { when: ({ value }) => isGroup(value) },
  )
  .superRefine(({ phone, phones, emergency, rating, profiles }, context) => {
    for (const [index, { use, number }] of phones.entries()) {
      if (number === phone && use !== 'text') {
        const note = 'Delete this entry: that number is called wherever no other is.'
        report(context, ['phones', index, 'number'], 'This is the number of "phone" too.', note)
      } else if (use === 'emergency' && emergency.answered === 'none') {
        const message = 'There is an emergency number, but "emergency.answered" is none.'
        const note = 'Delete the number, or write in "answered" when you answer it.'
        report(context, ['phones', index, 'use'], message, note)
      }
    }
    const source = rating?.source ?? ''
    const near = profiles.find(({ name }) => name.toLowerCase().includes(source.toLowerCase()))
    if (!source || !near || profiles.some(({ name }) => name === source)) return
    const message = `No profile has the name "${source}".`
    report(context, ['rating', 'source'], message, `Write ${near.name}, to link to that profile.`)
  })
  .describe(
    'Business facts used on every page. Confirm the years, hours, and rating before the site goes live.',
  )

/** The years in '25 years' or 'since 1998'. */
function readYears(input: string): number | undefined {
  const [, found] = input.match(/(\d+)/) ?? []
  const number = Number(found)
  return found && number > 1000 ? new Date().getFullYear() - number : number || undefined
}

export type Business = z.infer<typeof businessSchema>
