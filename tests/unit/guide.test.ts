import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as mdxComponents from '../../components/mdx/mdxComponents.ts'
import { vocabulary } from '../../components/mdx/vocabulary.ts'
import { articleSchema } from '../../model/schemas/article.ts'
import { guideExamples } from '../../renderer/mdx/plugin.ts'
import { checkTexts, site } from './checkTexts.ts'

const componentNames = Object.keys(vocabulary)

const guide = readFileSync('content/README.md', 'utf8')

test("the writer's guide explains every field", () => {
  const fields = [...guide.matchAll(/^\| `(\w+)` +\|/gm)].map(([, field]) => field)
  expect(fields.toSorted()).toEqual(Object.keys(articleSchema.shape).toSorted())
})

test("the writer's guide has a valid example of every component", async () => {
  const text = guideExamples(guide).replace(/^!\[.*$/m, '')
  for (const name of componentNames) expect(text).toMatch(new RegExp(`<${name}\\b`))
  const file = 'content/services/ac-repair.mdx'
  const names = { ...site.names, area: ['dc', 'montgomery', 'howard'] }
  expect(await checkTexts({ [file]: text }, { of: { ...site, names } })).toEqual({
    errors: [],
    warnings: [],
  })
})

test('the check knows every component for articles', () => {
  const components = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name))
  expect(components.toSorted()).toEqual(componentNames.toSorted())
})
