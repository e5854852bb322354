import { site } from '../../site.config.ts'
import { askPage, type CitedPage } from '../content/askPage.ts'
import { compileDocuments } from '../mdx/compileDocuments.ts'
import { runCommand } from './runCommand.ts'

/** How many pages to fetch at a time. */
const concurrency = 6

const usage = `Fetches every page that content/ cites or links to.

  npm run links   names those that moved, that are gone or that have another title`

await runCommand(usage, {}, async () => {
  const pages = await citedPages(process.cwd())
  const queue = [...pages]
  let changed = 0
  const askAll = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const answer = await askPage(page)
      if (!answer) continue
      changed++
      console.log(`${page.url}\n  ${answer}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, askAll))
  console.log(`\n${pages.length - changed} of ${pages.length} pages are unchanged.`)
  if (changed > 0) process.exitCode = 1
})

/** The sources, and the external pages that documents link to. */
async function citedPages(root: string): Promise<CitedPage[]> {
  const { sources } = site.read(root)
  const documents = await compileDocuments(site, root)
  const links = documents
    .flatMap(({ data }) => data.links ?? [])
    .filter(({ href }) => href.startsWith('https:'))
    .map(({ href: url }) => ({ url }))
  return [...new Map([...links, ...sources].map((page) => [page.url, page])).values()]
}
