import { z } from 'zod'

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Write # and six digits or letters from a to f, as in #0c3646.')

export const brandSchema = z
  .strictObject({
    main: color.meta({
      title: 'Main color',
      description: 'The band at the top of each page, titles and links. White text stands on it.',
      examples: ['#0c3646'],
    }),
    accent: color.meta({
      title: 'Accent color',
      description: 'The buttons that ask for a call or a visit. Dark text stands on it.',
      examples: ['#f8ac42'],
    }),
  })
  .meta({
    title: 'Brand',
    description:
      'All other colors follow from these two, light and dark. `npm run check` measures whether every text can be read on them.',
  })
