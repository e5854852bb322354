import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { site } from '../../site.config.ts'
import { UserError } from '../content/explanations.ts'
import { recordPath } from '../content/readRecords.ts'
import { compileDocuments } from '../mdx/compileDocuments.ts'
import { toUrlPath } from '../mdx/fileData.ts'
import { guessRedirects, readOldAddresses, toYaml } from './oldAddresses.ts'
import { runCommand } from './runCommand.ts'

const usage = `Starts content/redirects.yaml with the addresses of an old site.

  npm run redirects -- old-sitemap.xml
  npm run redirects -- page-sitemap.xml post-sitemap.xml
  npm run redirects -- wordpress-export.xml`

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  const path = recordPath('redirects')
  if (positionals.length === 0) throw new UserError(`Name the old site's sitemap.\n\n${usage}`)
  if (existsSync(path))
    throw new UserError(`${path} already exists. Add the new entries to it, or delete it first.`)
  const { paths, blog } = site.read(process.cwd())
  const documents = await compileDocuments(site, process.cwd())
  const pages = [...paths, ...documents.map(toUrlPath)]
  const urls = positionals.flatMap((name) => readOldAddresses(name, readFile(name)))
  const addresses = guessRedirects(urls, [...new Set(pages)], blog)
  writeFileSync(path, toYaml(addresses), { flag: 'wx' })
  const count = (isCounted: (address: (typeof addresses)[number]) => unknown) =>
    addresses.filter(isCounted).length
  console.log(`Wrote ${path} with ${addresses.length} of ${urls.length} old addresses. This site has the others.
  ${count(({ to, isGuess }) => to && !isGuess)} lead to the page of the same name.
  ${count(({ isGuess }) => isGuess)} are a guess. Look at each, and delete the words "A guess".
  ${count(({ to }) => !to)} have no page yet. \`npm run check\` names them.`)
})

function readFile(name: string): string {
  if (/^https?:/.test(name))
    throw new UserError(`Open ${name} in your browser, save it, and name the file.`)
  if (!existsSync(name)) throw new UserError(`There is no file ${name}.`)
  return readFileSync(name, 'utf8')
}
