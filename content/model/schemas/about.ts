import { z } from 'zod'

const text = z.string().min(20).max(300).meta({ title: 'Text' })

const heading = z.string().min(3).max(60)

export const aboutSchema = z
  .strictObject({
    headings: z
      .strictObject({
        story: heading.meta({ title: 'Story' }),
        visit: heading.meta({ title: 'Visit' }),
        values: heading.meta({ title: 'Values' }),
      })
      .meta({ title: 'Headings', description: 'Of the three parts of the page.' }),
    story: z.array(z.string().min(40).max(600)).min(1).meta({
      title: 'Story',
      description: 'The story of the company, a paragraph each.',
    }),
    values: z
      .array(
        z.strictObject({
          icon: z.enum(['wrench', 'users', 'pin']).meta({ title: 'Icon' }),
          title: z.string().min(5).max(40).meta({ title: 'Title' }),
          text,
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Values', description: 'What customers can hold you to, a card each.' }),
    visit: z
      .array(z.strictObject({ title: z.string().min(3).max(40).meta({ title: 'Step' }), text }))
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
