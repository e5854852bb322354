import { z } from 'zod'

const text = z.string().min(20).max(300).meta({ title: 'Text' })

export const aboutSchema = z
  .strictObject({
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
