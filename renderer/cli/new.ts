import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { site } from '../../site.config.ts'
import { didYouMean } from '../content/didYouMean.ts'
import { UserError } from '../content/explanations.ts'
import { getErrors, reportAllErrors } from '../content/report.ts'
import { toSlug } from '../content/toSlug.ts'
import { compileDocument } from '../mdx/compileDocument.ts'
import { toUrlPath } from '../mdx/fileData.ts'
import { runCommand } from './runCommand.ts'

const usage = `Starts an article, a page of your own, or the text of a service or a city.

${site.newExamples.map((example) => `  npm run new -- ${example}`).join('\n')}`

const folders = Object.keys(site.documents)

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  const words = positionals.join(' ').trim()
  const [, ...parts] = words.match(/^(?:content\/)?(\w+)\/(.+?)(?:\.mdx)?$/) ?? []
  // A title may have a slash: "AC/DC and how to tell them apart".
  const isPath = folders.includes(parts[0] ?? '') || !words.includes(' ')
  const [folder = 'articles', name = words] = isPath ? parts : []
  const slug = toSlug(name)
  if (slug === '')
    throw new UserError(`Give the title in quotes, as in:  npm run new -- ${site.newExamples[0]}`)
  if (!folders.includes(folder))
    throw new UserError(
      `There is no folder content/${folder}. ${didYouMean(folder, folders)}Write one of: ${folders.join(', ')}.`,
    )
  const path = `content/${folder}/${slug}.mdx`
  if (existsSync(join(process.cwd(), path)))
    throw new UserError(`${path} already exists. Open it, or choose another name.`)
  const title =
    name === words ? name : slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  const url = await write(path, title)
  console.log(`Wrote ${path}.

Open it, and see it at http://localhost:3000${url} while \`npm run dev\` runs. Fill in each TODO.
content/README.md explains every field and component.`)
})

/** Writes a document from its template, unless the check would have an error in it. */
async function write(path: string, title: string): Promise<string> {
  const root = process.cwd()
  const values = {
    // Quoted if YAML would not read it as a string.
    title: stringify(title, { lineWidth: 0 }).trim(),
    ...site.templateValues(root),
  }
  const folder = join(import.meta.dirname, '../..', site.templates)
  const template = readFileSync(join(folder, `${path.split('/')[1]}.mdx`), 'utf8')
  const text = Object.entries(values).reduce((text, [name, value]) => {
    if (value === undefined && text.includes(`{${name}}`))
      throw new UserError(
        `Wrote nothing, because other files have errors:\n\n${reportAllErrors(site.check(root, []).files)}`,
      )
    return text.replaceAll(`{${name}}`, () => value ?? '')
  }, template)
  const file = await compileDocument(site, root, path, text)
  site.check(root, [file])
  const [error] = getErrors([file])
  if (error) throw new UserError(`${error.message.reason} ${error.message.note}`)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { flag: 'wx' })
  return toUrlPath(file)
}
