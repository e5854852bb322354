import { expect, test } from 'vitest'
import { z } from 'zod'
import { readYaml } from '../../content/model/readYaml.ts'
import { slugSchema } from '../../content/model/schemas/fields.ts'

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
