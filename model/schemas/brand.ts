import { z } from 'zod'

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: ({ input }) => colorNote(String(input)) })

export const brandSchema = z
  .strictObject({
    main: color.meta({
      title: 'Main color',
      description:
        'The color of page headers, titles, and links. White text must be readable on it.',
      examples: ['#0c3646'],
    }),
    accent: color.meta({
      title: 'Accent color',
      description: 'The color of call and schedule buttons. Dark text must be readable on it.',
      examples: ['#f8ac42'],
    }),
  })
  .describe(
    'All other colors, light and dark, are derived from these two. `npm run check` measures whether all text is readable.',
  )

/** What to write instead of an invalid color: '0c3' → 'Write "#00cc33".' */
function colorNote(input: string): string {
  const [, short, digits] = input.match(/^#?\s*(?:([0-9a-f]{3})|([0-9a-f]{6})(?:ff)?)$/i) ?? []
  const color = short ? short.replace(/./g, '$&$&') : digits
  return color
    ? `Write "#${color}".`
    : 'Write # and six digits or letters from a to f, as in #0c3646.'
}
