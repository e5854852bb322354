import { z } from 'zod'
import { day, report, text, uniqueList } from './fields.ts'

const couponSchema = z
  .strictObject({
    code: z
      .string()
      .regex(/^[A-Z0-9]{4,12}$/, {
        error: ({ input }) => {
          const code = String(input)
            .toUpperCase()
            .replace(/[^A-Z0-9]/g, '')
          return /^.{4,12}$/.test(code)
            ? `Write ${code}.`
            : 'Write 4 to 12 capital letters and digits, as in REPAIR50.'
        },
      })
      .meta({
        description: 'What customers mention when scheduling: capital letters and digits.',
        examples: ['REPAIR50'],
      }),
    title: text(5, 60, { examples: ['$50 off any repair'] }),
    description: text(10, 200, 'What the offer includes, in one sentence.'),
    terms: z.array(z.string().min(5)).min(1).describe('The conditions. Each item is a sentence.'),
    validFrom: day
      .optional()
      .describe('The first day on which it is valid. Until then, the site does not show it.'),
    validThrough: day
      .optional()
      .describe(
        'The last day on which it is valid. Without one, it never expires. A limited-time offer needs one.',
      ),
  })
  .superRefine(({ validFrom = '', validThrough }, context) => {
    if (!validThrough || validFrom <= validThrough) return
    const note = `Write ${validFrom} or a later day.`
    report(context, ['validThrough'], '"validThrough" is before "validFrom".', note)
  })

export const couponsSchema = uniqueList(couponSchema, 'code').describe(
  'All coupons, including expired ones. Confirm each offer before the site goes live.',
)

export type Coupon = z.infer<typeof couponSchema>

const limitedTime =
  /\b(limited[- ]time|(this|today|tomorrow)( \w+)? only|(one|two|three)[- ]days? only|ends (soon|today|tomorrow|this))\b/i

/** Matches a last day in words, but not a season such as "through May". */
const lastDay =
  /\b(until|till|through|thru|by|before|ends?|ending|expires?)( on)? ((jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2}\/\d)/i

/** Whether a coupon is for a limited time by its words, but has no last day. */
export function limitsTime({ title, description, terms, validThrough }: Coupon): boolean {
  const words = [title, description, ...terms].join('\n')
  return !validThrough && (limitedTime.test(words) || lastDay.test(words))
}
