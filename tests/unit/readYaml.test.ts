import { expect, test } from 'vitest'
import { z } from 'zod'
import { day, slugSchema, text } from '../../model/schemas/fields.ts'
import { readYaml } from '../../renderer/content/readYaml.ts'

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

test.each([
  ['a comment on a line of its own', '# Ours\n- Warm\n  # and\n- Cool\n', ['Warm', 'Cool']],
  [
    'a comment after a slug',
    '- ac-repair # first\n- boiler-repair\n',
    ['ac-repair', 'boiler-repair'],
  ],
  ['a comment after quotes', '- "We are #1" # really\n', ['We are #1']],
  ['a # within a word', '- C# and F#\n- "#1"\n', ['C# and F#', '#1']],
  [
    'a text folded by an editor',
    '- Warm in winter,\n  cool in summer\n',
    ['Warm in winter, cool in summer'],
  ],
  [
    'a text folded before a time',
    '- From 9:15 to\n  10:30 or -5 to\n  -2 degrees\n',
    ['From 9:15 to 10:30 or -5 to -2 degrees'],
  ],
  ['a folded block', '- >\n  Warm in winter, #1\n  in summer\n', ['Warm in winter, #1 in summer']],
  ['spaces around a text', '- "  Warm "\n- \u00a0Cool\n', ['Warm', 'Cool']],
  ['a no-break space within a text', '- 5\u00a0tons\n', ['5\u00a0tons']],
  ['joined emoji', '- 👩🏽‍🔧 and 🏳️‍🌈\n', ['👩🏽‍🔧 and 🏳️‍🌈']],
  [
    'numbers and words as text',
    '[2025, 1e3, 0x1F, 012, 1_000, 12:30, 2026-01-02, .inf, NO, yes, True]',
    ['2025', '1e3', '0x1F', '012', '1_000', '12:30', '2026-01-02', '.inf', 'NO', 'yes', 'True'],
  ],
  [
    'sentences in a list on one line',
    '[Once for each house., Not with others.]',
    ['Once for each house.', 'Not with others.'],
  ],
  [
    'license numbers in a list on one line',
    '[Md. HVAC 01 12345, Md. HVAC 01 67890]',
    ['Md. HVAC 01 12345', 'Md. HVAC 01 67890'],
  ],
])('reads %s as it was written', (_, source, expected) => {
  const { data, errors } = readYaml(source, texts)
  expect(errors).toEqual([])
  expect(data).toEqual(expected)
})

test.each([
  ['[]', "This file's list is too short: 0 entries, at least 1.", 'Add 1 or more.'],
  ['Ours', 'This file must be a list.', 'Write "- " before the first field of an entry'],
])('names the list of a file: %s', (source, reason, note) => {
  const { errors } = readYaml(source, texts.min(1))
  expect(errors).toMatchObject([{ reason, note: expect.stringContaining(note) }])
})
