import { z } from 'zod'
import { findTwins, reference, report } from './fields.ts'

const note = 'Write a longitude and a latitude in degrees, as in [-77.0365, 38.9072].'

/** Longitude and latitude in degrees. Editors may add an altitude. */
const position = z
  .tuple([z.number(note).min(-180).max(180), z.number(note).min(-90).max(90)], note)
  .rest(z.number())

export type Position = z.output<typeof position>

const line = z.array(position).min(2)
/** It may be open: the map closes it. */
const ring = z.array(position).min(3)

const geometry = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Point'), coordinates: position }),
    z.object({ type: z.literal('LineString'), coordinates: line }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line).min(1) }),
    z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
    z.object({
      type: z.literal('MultiPolygon'),
      coordinates: z.array(z.array(ring).min(1)).min(1),
    }),
  ],
  'Use one of these types: Point, LineString, MultiLineString, Polygon, MultiPolygon.',
)

type Geometry = z.output<typeof geometry>

/** Where a city's name may stand, best first. */
export const labelSides = [
  'right',
  'left',
  'above',
  'below',
  'above right',
  'above left',
  'below right',
  'below left',
] as const

export type LabelSide = (typeof labelSides)[number]

const properties = z.object({
  city: reference('city').optional().describe('For a point: the slug of its city.'),
  area: reference('area').optional().describe('For an outline: the slug of its area.'),
  water: z
    .string()
    .min(1)
    .optional()
    .meta({
      description: 'The name of a river, or for an outline, of a lake.',
      examples: ['Potomac'],
    }),
  wide: z.boolean().optional().describe('Whether a river is large.'),
  label: z
    .enum(labelSides)
    .optional()
    .describe("For a city: the side of the dot where its name stands, if the build's is unclear."),
  labelAt: position
    .optional()
    .describe("For an area or a water: the middle of its name, if the build's is unclear."),
})

const kinds: Record<'city' | 'area' | 'water', Geometry['type'][]> = {
  city: ['Point'],
  area: ['Polygon', 'MultiPolygon'],
  water: ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'],
}

const feature = z
  .object({ type: z.literal('Feature'), properties, geometry })
  .superRefine(({ properties, geometry: { type } }, context) => {
    const add = (path: string[], message: string, note: string) =>
      report(context, path, message, note)
    const [kind, second] = (['city', 'area', 'water'] as const).filter((kind) => kind in properties)
    if (!kind) {
      const note = 'Write "city", "area", or "water" in its properties, or delete it.'
      add(['properties'], 'This feature is neither a city, nor an area, nor a water.', note)
    } else if (second) {
      const message = `A feature can't have both "${kind}" and "${second}".`
      add(['properties', second], message, 'Delete one of the two, or write two features.')
    } else if (!kinds[kind].includes(type)) {
      const note = `Write it as a ${kinds[kind].join(' or a ')}.`
      add(['geometry', 'type'], `The ${kind} "${properties[kind]}" can't be a ${type}.`, note)
    }
    if (properties.label && !properties.city) {
      const note = 'Write "labelAt" with a longitude and a latitude, as in [-77.0365, 38.9072].'
      add(['properties', 'label'], 'Only a city has a "label".', note)
    }
    if (properties.labelAt && properties.city) {
      const note = `Write "label" with a side of its dot, as in "${labelSides[1]}".`
      add(['properties', 'labelAt'], 'A city has no "labelAt".', note)
    }
  })

const features = z.array(feature).superRefine((features, context) => {
  for (const kind of ['city', 'area'] as const) {
    const slugs = features.map(({ properties }) => properties[kind])
    for (const { index, name } of findTwins(slugs)) {
      const note =
        kind === 'area'
          ? 'Join the two outlines in one MultiPolygon, or delete one.'
          : 'Delete one of the two.'
      const message = `The ${kind} "${name}" is on the map twice.`
      report(context, [index, 'properties', kind], message, note)
    }
  }
})

export const mapSchema = z
  .object({ type: z.literal('FeatureCollection'), features })
  .describe('Cities, area outlines, and waters as GeoJSON (RFC 7946).')

export type MapData = z.output<typeof mapSchema>

export function getLines({ type, coordinates }: Geometry): Position[][] {
  if (type === 'Point') return [[coordinates]]
  if (type === 'LineString') return [coordinates]
  return type === 'MultiPolygon' ? coordinates.flat() : coordinates
}
