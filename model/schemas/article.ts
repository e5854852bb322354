import { z } from 'zod'
import { emailAddress, phoneNumber } from '../../renderer/index.ts'
import {
  day,
  description,
  draft,
  inDays,
  issue,
  pastDay,
  reference,
  references,
  text,
  title,
} from './fields.ts'

/** Rejects phone numbers and email addresses, because they come from `business.yaml`. */
function withoutContact(schema: z.ZodString, note: string) {
  return schema
    .refine((value) => !phoneNumber.test(value), issue('A phone number is written out here.', note))
    .refine(
      (value) => !emailAddress.test(value),
      issue('An email address is written out here.', emailNote),
    )
}

const emailNote = 'Leave the address out here; in the text, write <Email />.'

const ctaNote = 'Write {phone} instead: it follows content/business.yaml.'

export const articleSchema = z
  .strictObject({
    draft,
    title,
    description: withoutContact(description, 'Leave the number out here.'),
    heading: text(10, 90, {
      description: 'The heading on the page.',
      examples: ['How a heat pump defrosts'],
    }),
    intro: withoutContact(
      text(80, 600),
      'Leave the number out here; in the text, write <Phone />.',
    ).meta({
      title: 'Introduction',
      description:
        'The first paragraph, 80 to 600 characters. It gives the short answer, in plain text.',
      examples: ['Two or three sentences that answer the question right away.'],
    }),
    published: day
      .refine(
        (published) => published <= inDays(10 * 365),
        issue(
          'This day is more than ten years ahead.',
          'Write an earlier day. With the line "draft: true", it is on no day.',
        ),
      )
      .describe('The first day on the site. A future date schedules the article.'),
    updated: pastDay('Write the day of its last change, or delete the line.')
      .optional()
      .describe('The date of the last substantive change, if any.'),
    reviewedBy: reference('person')
      .optional()
      .meta({
        description: 'The slug of the person in content/people.yaml who checked its facts.',
        examples: ['maria-lopez'],
      }),
    reviewed: pastDay('Write the day of the review, or delete the line.')
      .optional()
      .describe('The day on which that person last checked it.'),
    expires: day
      .optional()
      .describe('The first day on which the article is no longer on the site.'),
    listed: z.boolean().meta({ description: 'Whether the blog lists it.', examples: [true] }),
    services: references('service')
      .min(1)
      .max(4)
      .meta({
        description:
          'Slugs of one to four services that it is about. The most relevant comes first.',
        examples: [['heat-pump-repair']],
      }),
    places: references('area', 'city')
      .min(1)
      .optional()
      .meta({
        description: 'Slugs of the areas or cities that it is about. Their pages link to it.',
        examples: [['silver-spring-md']],
      }),
    cta: z
      .strictObject({
        heading: text(5, 80, { examples: ['Ice that does not melt?'] }),
        text: withoutContact(text(20, 240), ctaNote).meta({
          examples: ['We find out why, the same day if we can.'],
        }),
        label: withoutContact(text(5, 50), ctaNote).meta({
          title: 'Button',
          examples: ['Book a Heat Pump Repair'],
        }),
        href: z
          .string()
          .regex(/^(phone$|\/[a-z0-9/-]*$)/, 'Write a path on this site, as in /contact, or phone.')
          .meta({
            link: true,
            title: 'Address',
            description: 'A page of this site, or the word phone for a call.',
            examples: ['/services/heat-pump-repair'],
          }),
      })
      .meta({
        title: 'Closing box',
        description: "In text, {phone} is replaced by the business's number.",
        hint: 'and below it, indented by two spaces, heading, text, label and href',
      }),
    sources: references('source')
      .max(12)
      .optional()
      .meta({
        description: 'Ids of the sources that the article cites. They are listed at its end.',
        examples: [['epa-radon-action-level']],
      }),
  })
  .refine(({ published, expires }) => !expires || expires > published, {
    path: ['expires'],
    ...issue(
      'The article would leave the site before it is published.',
      'Write a later day, or delete the line.',
    ),
  })
  .refine(({ published, updated }) => !updated || updated >= published, {
    path: ['updated'],
    ...issue(
      'The article would be updated before it is published.',
      'Write the day of its last change, or delete the line.',
    ),
  })
  .refine(({ published, reviewed }) => !reviewed || reviewed >= published, {
    path: ['reviewed'],
    ...issue(
      'The article would be reviewed before it is published.',
      'Write the day of its last review. For one before its first day, write that day.',
    ),
  })
  .refine(({ reviewedBy, reviewed }) => !reviewedBy || reviewed, {
    path: ['reviewedBy'],
    ...issue('The review has no day.', 'Write it in another line, as in:  reviewed: 2026-11-28'),
  })
  .refine(({ reviewedBy, reviewed }) => !reviewed || reviewedBy, {
    path: ['reviewed'],
    ...issue(
      'The review names nobody.',
      'Write a slug of content/people.yaml in another line, as in:  reviewedBy: maria-lopez',
    ),
  })
  .meta({ title: 'Articles' })

export type ArticleFrontmatter = z.infer<typeof articleSchema>
