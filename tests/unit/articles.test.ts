import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/files.ts'
import { runCommandFile } from '../support/runCommandFile.ts'
import { validArticle } from '../support/validArticle.ts'

const root = temporaryFolder('content/articles')
mkdirSync(join(root, 'content/services'))
const texts = {
  'articles/heat-pump': validArticle,
  'articles/holidays': validArticle
    .replace('published: 2025-11-10', 'published: 2025-12-24\nexpires: 2026-01-07')
    .replace('[our services](/services)', '[defrosting](/blog/heat-pump#when-to-call)'),
  'articles/in-the-works': validArticle.replace('listed', 'draft: true\nlisted'),
  'articles/mistaken': validArticle.replace('published: 2025-11-10', 'published: soon'),
  'services/ac-repair': 'See [defrosting](/blog/heat-pump).\n',
}
for (const [name, text] of Object.entries(texts))
  writeFileSync(join(root, `content/${name}.mdx`), text)

test.each([
  ['2025-12-01', 'scheduled', '1 draft, 1 scheduled, 1 published, 0 expired, 1 with errors'],
  ['2025-12-24', 'published', '1 draft, 0 scheduled, 2 published, 0 expired, 1 with errors'],
])('lists every article with what it is on %s', async (day, state, counts) => {
  const { output } = await runCommandFile('renderer/cli/articles.ts', [`--now=${day}`], root)
  expect(output).toBe(`${state}  holidays
           from 2025-12-24, expires 2026-01-07, listed, 32 words, 1 min
           linked from: nothing
published  heat-pump
           from 2025-11-10, listed, 33 words, 1 min
           linked from: holidays, ac-repair
draft      in-the-works
           from 2025-11-10, listed, 33 words, 1 min
           linked from: nothing
errors     mistaken
           see \`npm run check\`, 33 words, 1 min
           linked from: nothing

4 articles on ${day}: ${counts}.
`)
})
