import { z } from 'zod'
import { isInRegion, regionZones } from '../regions.ts'
import { report } from './fields.ts'

export const locationSchema = z
  .strictObject({
    city: z.string(),
    region: z
      .string()
      .refine((region) => regionZones(region).length > 0, {
        error: ({ input }) => regionNote(String(input)),
      })
      .meta({
        title: 'State',
        description: 'The two capital letters of a state, an American territory, or a province.',
        examples: ['MD'],
      }),
    latitude: z.number().min(-180).max(180).describe('Degrees.'),
    longitude: z.number().min(-180).max(180).describe('Degrees; negative in America.'),
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
function findPlace({ region, latitude, longitude }: z.infer<typeof locationSchema>) {
  // An unknown region is reported on its own.
  if (regionZones(region).length === 0) return [latitude, longitude]
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

/** 'd.c.' → 'Write DC.' */
function regionNote(input: string): string {
  const letters = input.replace(/[^a-z]/gi, '').toUpperCase()
  return regionZones(letters).length > 0
    ? `Write ${letters}.`
    : 'Write the two capital letters of the state or Canadian province, as in VA.'
}
