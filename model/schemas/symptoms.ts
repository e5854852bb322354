import { z } from 'zod'
import { reference, text, uniqueList } from './fields.ts'

const address = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    'Write a path on this site, as in /faq or /blog/frost#why.',
  )
  .meta({ link: true, title: 'Address', examples: ['/blog/what-to-check-first#before-you-call'] })

export const symptomSigns = [
  'heat',
  'cold',
  'water',
  'noise',
  'smell',
  'room',
  'bill',
  'thermostat',
  'drain',
  'power',
  'roof',
  'radiator',
  'chimney',
] as const

export type SymptomSign = (typeof symptomSigns)[number]

export const symptomsSchema = z
  .strictObject({
    heading: text(5, 60),
    symptoms: uniqueList(
      z.strictObject({
        label: text(3, 24, { title: 'Symptom', examples: ['No heat'] }),
        icon: z.enum(symptomSigns).describe('What its icon shows.'),
        first: text(40, 160, 'What is safe to check or do, 40 to 160 characters.'),
        callIf: text(10, 110, {
          description: 'Follows the words "Call if".',
          examples: ['it locks out again after one reset.'],
        }),
        service: reference('service').describe('Slug of the service.'),
        steps: address.meta({
          title: 'Step by step',
          description: 'Where an article says more. A heading’s id may follow a #.',
        }),
      }),
      'label',
    )
      .min(2)
      .max(10)
      .describe('In the order in which the home page shows them.'),
  })
  .meta({
    description:
      'The symptoms that the home page lists first. Without this file, it lists none. Confirm the safety advice.',
    moved: {
      danger:
        'Move its text and its label to "notice" in content/dangers.yaml. It leads to /emergency.',
    },
  })
