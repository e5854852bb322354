import { z } from 'zod'
import { slugSchema, sourceSchema } from './schema.ts'

/** Slugs of the areas of business.ts. */
const areas = z.array(slugSchema).min(1)
const sources = z.array(sourceSchema).min(1)

/** A toll-free or local number, as it is shown: 844-927-4427. */
const phone = z.string().regex(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'Write the number as 844-927-4427.')

/** Where in each area a utility delivers, in a few words. */
const placesServed = z.record(slugSchema, z.string().min(5).max(80))

/** A utility that delivers to homes here. */
export const utilitySchema = z.strictObject({
  name: z.string().min(3).max(40),
  /** Where it delivers electricity: 'most of Howard County'. */
  electricity: placesServed.optional(),
  /** Where it delivers gas. */
  gas: placesServed.optional(),
  /** Numbers that answer day and night, by purpose. */
  emergencies: z
    .array(z.strictObject({ label: z.string().min(5).max(40), phones: z.array(phone).min(1) }))
    .min(1),
  sources,
})

/** What an office does, or what the law or an authority says, under a short label. */
export const factSchema = z.strictObject({
  label: z.string().min(3).max(80),
  areas,
  /** What a homeowner needs to know, one to three sentences. */
  fact: z.string().min(20).max(360),
  /** Whom to ask; shown after the fact. */
  phone: phone.optional(),
  sources,
})

/** A figure of the climate, at the airport by the river and at the one by the colder suburbs. */
export const climateSchema = z.strictObject({
  label: z.string().min(3).max(60),
  city: z.string().min(2).max(40),
  suburbs: z.string().min(2).max(40),
  sources,
})
