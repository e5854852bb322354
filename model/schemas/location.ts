import { z } from 'zod'
import { isInRegion, regionCountry, regionZones } from '../regions.ts'
import { report, text } from './fields.ts'

export const locationSchema = z
  .strictObject({
    street: text(4, 80, {
      description:
        'Only if customers may come: the contact page and the footer show it. Without it, search engines know you as a business that comes to its customers.',
      examples: ['210 N Main Ave, Suite 4'],
    }).optional(),
    city: z.string(),
    region: z
      .string()
      .refine((region) => regionZones(region).length > 0, {
        abort: true,
        error: ({ input }) => regionNote(String(input)),
      })
      .meta({
        title: 'State',
        description: 'The two capital letters of a state, an American territory, or a province.',
        examples: ['MD'],
      }),
    postalCode: z
      .string()
      .optional()
      .meta({ title: 'ZIP or postal code', examples: ['20001'] }),
    latitude: z.number().min(-180).max(180).describe('Degrees.'),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .describe('Degrees; negative in the Americas and in Hawaii.'),
  })
  .superRefine(({ street, region, postalCode }, context) => {
    const note = postalCode === undefined ? undefined : postalCodeNote(region, postalCode)
    if (note)
      report(context, ['postalCode'], `"${postalCode}" isn't a postal code of ${region}.`, note)
    if (!street || postalCode !== undefined) return
    const fix = `Add it, as in:  postalCode: ${regionCountry(region) === 'CA' ? 'K1A 0B1' : 20001}`
    report(context, ['street'], 'This street has no "postalCode".', fix)
  })
  .superRefine((place, context) => {
    const { region, latitude, longitude } = place
    const [north, east] = findPlace(place) ?? []
    if (north === undefined || east === undefined) {
      const note = 'Copy them from a map: latitude first, then longitude.'
      report(context, ['longitude'], `These coordinates are not in ${region}.`, note)
    } else if (Math.abs(north) !== Math.abs(latitude)) {
      const note = `Write latitude: ${north} and longitude: ${east}.`
      report(context, ['latitude'], 'Latitude and longitude are swapped.', note)
    } else {
      for (const [name, written, right] of [
        ['latitude', latitude, north],
        ['longitude', longitude, east],
      ] as const) {
        if (right === written) continue
        const note = `Write ${right}: ${name}s there are ${right < 0 ? 'negative' : 'positive'}.`
        report(context, [name], `"location.${name}" has the wrong sign.`, note)
      }
    }
  })

/** The coordinates, corrected if a sign or their order is wrong; undefined if they are elsewhere. */
function findPlace({ region, latitude, longitude }: Location) {
  const orders = [
    [latitude, longitude],
    [longitude, latitude],
  ] as const
  return orders
    .flatMap(([north, east]) =>
      [north, -north].flatMap((north) => [east, -east].map((east) => [north, east] as const)),
    )
    .find(([north, east]) => isInRegion(region, north, east))
}

/** What to write instead of an invalid code: 'k1a0b1' → 'Write K1A 0B1.' */
function postalCodeNote(region: string, code: string): string | undefined {
  const isCanadian = regionCountry(region) === 'CA'
  const form = isCanadian ? /^[A-Z]\d[A-Z] \d[A-Z]\d$/ : /^\d{5}(-\d{4})?$/
  if (form.test(code)) return undefined
  const right = code
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(isCanadian ? /^(...)(...)$/ : /^(.{5})(.{4})$/, isCanadian ? '$1 $2' : '$1-$2')
  if (form.test(right)) return `Write ${right}.`
  return isCanadian ? 'Write a code such as K1A 0B1.' : 'Write five digits, as in 20001.'
}

/** '210 N Main Ave, Tucson, AZ 85701'; nothing without a street. */
export function addressLine({ street, city, region, postalCode = '' }: Location): string {
  return street ? `${street}, ${city}, ${region} ${postalCode}`.trim() : ''
}

type Location = z.infer<typeof locationSchema>

/** 'd.c.' → 'Write DC.' */
function regionNote(input: string): string {
  const letters = input.replace(/[^a-z]/gi, '').toUpperCase()
  return regionZones(letters).length > 0
    ? `Write ${letters}.`
    : 'Write the two capital letters of the state or Canadian province, as in VA.'
}
