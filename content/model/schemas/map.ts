import { z } from 'zod'
import { reference } from './fields.ts'

/** Longitude and latitude in degrees. Editors may add an altitude. */
const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .rest(z.number())

export type Position = z.output<typeof position>

const line = z.array(position).min(2)
const ring = z.array(position).min(4)

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
])

export type Geometry = z.output<typeof geometry>

const properties = z.object({
  city: reference('city').optional().meta({
    title: 'City',
    description: 'For a point: the slug of its city.',
  }),
  area: reference('area').optional().meta({
    title: 'Area',
    description: 'For an outline: the slug of its area.',
  }),
  water: z
    .string()
    .min(1)
    .optional()
    .meta({
      title: 'Water',
      description: 'The name of a river, or for an outline, of a lake.',
      examples: ['Potomac'],
    }),
  wide: z.boolean().optional().meta({ title: 'Wide', description: 'Whether a river is large.' }),
})

export const mapSchema = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.object({ type: z.literal('Feature'), properties, geometry })),
  })
  .meta({
    title: 'Map',
    description: 'Cities, area outlines, and waters as GeoJSON (RFC 7946).',
  })

export type MapData = z.output<typeof mapSchema>
