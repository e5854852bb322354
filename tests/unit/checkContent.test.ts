import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { describe, expect, test } from 'vitest'
import { remarkTables } from '../../renderer/mdx/remarkTables.ts'
import { checkContent } from '../../renderer/mdx/rules/checkContent.ts'
import { report } from '../../renderer/mdx/rules/report.ts'
import type { Site } from '../../renderer/mdx/rules/site.ts'
import { broken, brokenArticles, soundArticle } from './brokenArticles.ts'

const site: Site = {
  paths: ['/', '/services', '/contact', '/services/ac-repair', '/services/heat-pump-repair'],
  services: ['ac-repair', 'heat-pump-repair'],
  cities: ['silver-spring-md'],
  places: ['montgomery', 'silver-spring-md'],
  today: '2025-12-01',
  hasFile: (file) => file === 'content/articles/unit.jpg',
}

const another = soundArticle
  .replace('title: How a Heat Pump Defrosts', 'title: Why Is My AC Not Cooling')
  .replace('## Why frost forms', '## Causes')

const future = another
  .replace('title: Why Is My AC Not', 'title: When Is My AC')
  .replace('2025-11-10', '2025-12-24')

test('an article without a fault has no problem', () => {
  expect(problemsOf('content/articles/heat-pump.mdx', soundArticle)).toEqual([])
})

describe('one fault of an article is told once, with its line and how to mend it:', () => {
  test.each(brokenArticles)('$fault', (article) => {
    const { path, text } = broken(article)
    const problems = problemsOf(path, text)
    expect(problems).toHaveLength(1)
    const [problem] = problems
    expect(problem).toMatchObject({ file: path, line: article.line })
    if (article.column) expect(problem?.column).toBe(article.column)
    expect(problem?.message).toMatch(article.message)
    expect(problem?.remedy).toMatch(article.remedy)
    expect(problem?.kind).not.toBe('advice')
    const told = report(problems, new Map([[path, text]]))
    expect(told).toContain(`${path}:${article.line}:`)
    expect(told).toMatch(/^ +\| +\^$/m)
    expect(told).not.toMatch(/undefined|NaN|\bat .*\.(js|ts):|Error:/)
  })
})

describe('what an editor would mark is advice:', () => {
  test.each([
    ['a placeholder', 'Damp TODO air.', 6, '"TODO" waits for its words'],
    ['a placeholder in brackets', 'We serve [insert city].', 10, '"[insert city]" waits'],
    ['a link that says nothing', 'See [click here](/services).', 5, 'The link says "click here"'],
    ['a doubled word', 'Damp air on the the coil.', 13, '"the the": a word stands here twice'],
    [
      'a long sentence',
      `Short one. It ${'runs on and turns '.repeat(10)}.`,
      12,
      'This sentence has 41 words',
    ],
    [
      'a link to an article of tomorrow',
      'See [causes](/blog/future).',
      5,
      'is not published before 2025-12-24',
    ],
  ])('%s', (_, paragraph, column, message) => {
    const text = soundArticle.replace(
      'Damp air freezes on the coil. See [our services](/services).',
      paragraph,
    )
    const [problem, ...others] = problemsOf('content/articles/heat-pump.mdx', text)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ kind: 'advice', line: 24, column })
    expect(problem?.message).toContain(message)
  })
})

test('a site that nobody has looked at is named, in a text and in a source', () => {
  const text = soundArticle
    .replace('](/services)', '](https://www.epa.gov/radon), [the rule](https://epa.example/radon)')
    .replace(
      'cta:',
      'sources:\n  - title: Radon\n    publisher: EPA\n    url: https://notepa.gov/radon\n    checked: 2025-11-10\ncta:',
    )
  const problems = problemsOf('content/articles/heat-pump.mdx', text)
  expect(problems.map(({ line, kind, message }) => ({ line, kind, message }))).toEqual([
    { line: 12, kind: 'advice', message: 'Nobody has looked at notepa.gov yet.' },
    { line: 29, kind: 'advice', message: 'Nobody has looked at epa.example yet.' },
  ])
})

test('a link may begin as a placeholder does', () => {
  const text = soundArticle.replace('[our services](', '[your services](')
  expect(problemsOf('content/articles/heat-pump.mdx', text)).toEqual([])
})

test('a button to an article of tomorrow is an error', () => {
  const text = soundArticle.replace('href: /services/heat-pump-repair', 'href: /blog/future')
  expect(problemsOf('content/articles/heat-pump.mdx', text)).toMatchObject([
    { kind: 'error', line: 13 },
  ])
})

test('the faults of all files are told at once, those of frontmatter and text together', () => {
  const problems = checkContent(
    new Map([
      ['content/articles/a.mdx', soundArticle.replace('listed: true', 'listed: maybe')],
      [
        'content/articles/b.mdx',
        another.replace('listed: true', 'listd: true').replace('Damp air', 'In <5 minutes'),
      ],
    ]),
    site,
  )
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/articles/a.mdx:7',
    'content/articles/b.mdx:7',
    'content/articles/b.mdx:24',
  ])
})

test('whatever is cut off or slips in, the check says what is wrong, or MDX takes it', async () => {
  const path = 'content/articles/heat-pump.mdx'
  const slips = [
    '',
    '<',
    '{',
    '}',
    '"',
    ':',
    '\t',
    '#',
    '[',
    '<Tip>',
    '</Tip>',
    '<!--',
    '\r\n',
    '&',
  ]
  const texts = slips.flatMap((slip, start) =>
    Array.from({ length: 40 }, (_, index) => {
      const at = start + index * 26
      return soundArticle.slice(0, at) + (slip && slip + soundArticle.slice(at))
    }),
  )
  for (const text of texts) {
    const problems = problemsOf(path, text).filter(({ kind }) => kind !== 'advice')
    if (problems.length === 0) {
      await compile({ value: text, path }, { remarkPlugins: [remarkFrontmatter, remarkTables] })
    }
    expect(report(problems, new Map([[path, text]]))).not.toMatch(/undefined|NaN/)
  }
}, 60_000)

test('an excerpt of a long line shows the place', () => {
  const text = soundArticle.replace('Damp air', `${'Damp air freezes. '.repeat(20)}In <5 minutes`)
  const path = 'content/articles/heat-pump.mdx'
  const told = report(problemsOf(path, text), new Map([[path, text]]))
  const [row = '', caret = ''] = told.split('\n').slice(3)
  expect(row.slice(caret.indexOf('^'))).toMatch(/^<5 minutes/)
  expect(row.length).toBeLessThan(100)
})

function problemsOf(path: string, text: string) {
  return checkContent(
    new Map([
      ['content/articles/another.mdx', another],
      ['content/articles/future.mdx', future],
      [path, text],
    ]),
    site,
  )
}
