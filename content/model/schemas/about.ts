import { z } from 'zod'
import { text } from './fields.ts'

const words = text(20, 300, { title: 'Text' })

const heading = text(3, 60)

export const aboutSchema = z
  .strictObject({
    headings: z
      .strictObject({
        story: heading.meta({ title: 'Story' }),
        visit: heading.meta({ title: 'Visit' }),
        values: heading.meta({ title: 'Values' }),
      })
      .meta({ title: 'Headings', description: 'Of the three parts of the page.' }),
    story: z.array(text(40, 600)).min(1).meta({
      title: 'Story',
      description: 'The story of the company, a paragraph each.',
    }),
    values: z
      .array(
        z.strictObject({
          icon: z.enum(['wrench', 'users', 'pin']).meta({ title: 'Icon' }),
          title: text(5, 40, { title: 'Title' }),
          text: words,
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Values', description: 'What customers can hold you to, a card each.' }),
    visit: z
      .array(z.strictObject({ title: text(3, 40, { title: 'Step' }), text: words }))
      .length(5)
      .meta({
        title: 'Visit',
        description: 'What happens on a visit, in five steps: the drawings follow this order.',
      }),
  })
  .meta({
    title: 'About page',
    description: 'Confirm its promises before the site goes live.',
  })
