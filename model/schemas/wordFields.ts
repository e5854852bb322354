import { z } from 'zod'

/** A text of the site's interface. Its placeholders are those that another text must have. */
export function words(standard: string, description?: string) {
  const limit = Math.max(40, 2 * standard.length)
  const schema = z.string().min(1).max(limit)
  return schema.meta({ standard, ...(description && { description }) }).default(standard)
}

/** A text for one, and a text for any other number. */
export function counted(one: string, other: string) {
  return group({ one: words(one), other: words(other) })
}

export function group<Fields extends z.ZodRawShape>(fields: Fields) {
  // Each field has a default.
  return z.strictObject(fields).prefault({} as z.input<z.ZodObject<Fields>>)
}
