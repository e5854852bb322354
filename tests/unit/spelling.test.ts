import { expect, test } from 'vitest'
import { checkSpelling } from '../../renderer/cli/spelling.ts'
import { soundArticle } from './brokenArticles.ts'

const path = 'content/articles/heat-pump.mdx'

test('words of the trade are known, addresses and tags are no words', async () => {
  const text = soundArticle
    .replace('Damp air', 'HVAC, SEER2 and AFUE: see [this](/services/xqzt). <Tip>Damp</Tip>')
    .replace('\nheading:', '\nplaces: [xqzton-md]\nheading:')
  expect(await checkSpelling(new Map([[path, text]]))).toEqual([])
}, 20_000)

test('an unknown word is told with its place and what it may have been, also in the frontmatter', async () => {
  const text = soundArticle
    .replace('Damp air freezes', 'Damp air freezzes')
    .replace('heading: How a heat pump', 'heading: How a heat pmup')
  const problems = await checkSpelling(new Map([[path, text]]))
  expect(problems).toMatchObject([
    { file: path, line: 4, column: 21, message: '"pmup" is in no dictionary.' },
    { file: path, line: 24, column: 10, message: '"freezzes" is in no dictionary.' },
  ])
  expect(problems[1]?.remedy).toMatch(
    /Did you mean .*freezes.*\? .*add it to content\/dictionary\.txt/,
  )
}, 20_000)
