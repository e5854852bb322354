import { expect, test } from 'vitest'
import { z } from 'zod'
import { day, slugSchema, text } from '../../model/schemas/fields.ts'
import { readYaml } from '../../renderer/content/readYaml.ts'
import { blocks } from '../support/rows.ts'

test('makes apostrophes in text typographic, but not in URLs or measurements', () => {
  const schema = z.strictObject({
    text: z.string(),
    email: z.email(),
    url: z.url(),
    link: z.string().meta({ link: true }),
    slug: slugSchema,
  })
  const source = `text: "George's 5' duct, and the owners' side"
email: o'neill@example.com
url: https://example.com/o'neill
link: /o'neill
slug: o-neill
`
  const { data } = readYaml(source, schema)
  expect(data).toEqual({
    text: "George’s 5' duct, and the owners’ side",
    email: "o'neill@example.com",
    url: "https://example.com/o'neill",
    link: "/o'neill",
    slug: 'o-neill',
  })
})

test('leaves out optional fields without a value, as editors write them', () => {
  const schema = z.strictObject({
    title: z.string(),
    updated: day.optional(),
    button: text(5, 30).optional(),
    related: z.array(slugSchema).default([]),
    group: z.strictObject({ name: z.string() }).optional(),
  })
  const source = 'title: Ours\nupdated:\nbutton: ""\nrelated: null\ngroup:\n'
  const { data, fields } = readYaml(source, schema)
  expect(fields).toEqual({ title: 'Ours' })
  expect(data).toEqual({ title: 'Ours', related: [] })
})

const texts = z.array(z.string())

test.each(blocks('readTexts.txt'))('reads $title as it was written', ({ written, expected }) => {
  expect(readYaml(written, texts)).toMatchObject({ data: expected, errors: [] })
})

test.each([
  ['[]', "This file's list is too short: 0 entries, at least 1.", 'Add 1 or more.'],
  ['Ours', 'This file must be a list.', 'Write "- " before the first field of an entry'],
])('names the list of a file: %s', (source, reason, note) => {
  const { errors } = readYaml(source, texts.min(1))
  expect(errors).toMatchObject([{ reason, note: expect.stringContaining(note) }])
})
