import type { VFile } from 'vfile'
import { getReadingMinutes, orderArticles } from '../../model/article.ts'
import { getStatus } from '../../model/lifecycle.ts'
import { today as siteToday } from '../../model/records.ts'
import { compileAll } from '../mdx/contentTexts.ts'
import { kindOf, slugOfFile, toUrlPath } from '../mdx/fileData.ts'
import { runCommand } from './runCommand.ts'

const usage = `Lists every article with its state, days, words and links.

  npm run articles
  npm run articles -- --now=2026-03-01   as it will be on that day`

await runCommand(usage, { options: { now: { type: 'string' } } }, async ({ values }) => {
  if (values.now) process.env.SITE_DAY = values.now
  const today = siteToday()
  const texts = await compileAll(process.cwd())
  const articles = texts.filter((file) => kindOf(file).noun === 'article')
  const rows = orderArticles(articles.map((file) => toRow(file, texts, today)))
  for (const { slug, state, facts, linkedFrom } of rows) {
    console.log(
      `${state.padEnd(9)}  ${slug}\n           ${facts}\n           linked from: ${linkedFrom}`,
    )
  }
  const counts = ['draft', 'scheduled', 'published', 'expired'].map(
    (name) => `${rows.filter(({ state }) => state === name).length} ${name}`,
  )
  console.log(`\n${rows.length} articles on ${today}: ${counts.join(', ')}.`)
})

function toRow(file: VFile, texts: VFile[], today: string) {
  const { frontmatter, wordCount = 0 } = file.data
  // The fields are empty if the frontmatter has an error.
  const { published = '', updated, expires, listed } = frontmatter ?? {}
  const linksHere = (other: VFile) =>
    other !== file && other.data.links?.some(({ href }) => href.split('#')[0] === toUrlPath(file))
  const facts = [
    published && `from ${published}`,
    updated && `updated ${updated}`,
    expires && `expires ${expires}`,
    listed && 'listed',
    `${wordCount} words`,
    `${getReadingMinutes(wordCount)} min`,
  ]
  return {
    slug: slugOfFile(file),
    published,
    state: getStatus(frontmatter ?? { draft: true }, today),
    facts: facts.filter(Boolean).join(', '),
    /** Slugs of the documents that link to it, including in closing boxes. */
    linkedFrom: texts.filter(linksHere).map(slugOfFile).join(', ') || 'nothing',
  }
}
