import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { explainReserved } from '../../model/checks/checkAddresses.ts'
import { slugSchema } from '../../model/schemas/fields.ts'
import { recordPath } from '../content/readRecords.ts'
import { UserError } from '../content/userError.ts'

/**
 * Creates a page: its record and its route. Never overwrites a page.
 * @param slug its path without the slash
 * @param root of the project
 * @returns the two paths, relative to the project root
 * @throws UserError that says what to do instead
 */
export function newPage(slug: string, root: string): string[] {
  const { error } = slugSchema.safeParse(slug)
  if (error) throw new UserError(`"${slug}" can't be a path. ${error.issues[0]?.message}`)
  const record = recordPath('pages')
  const route = `pages/${slug}/+Page.tsx`
  const reserved = explainReserved(`/${slug}`)
  if (reserved) throw new UserError(`${reserved.reason} ${reserved.note}`)
  const document = parseDocument(readFileSync(join(root, record), 'utf8'))
  const isListed = JSON.stringify(document).includes(`"path":"/${slug}"`)
  if (isListed || existsSync(join(root, 'pages', slug))) {
    throw new UserError(`The page /${slug} already exists. Choose another path.`)
  }
  const file = `public/${slug}.html`
  if (existsSync(join(root, file))) {
    throw new UserError(`${file} already exists. Delete it, or choose another path.`)
  }
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  if (!document.getIn(['more'])) document.setIn(['more'], document.createNode([]))
  document.addIn(['more'], {
    path: `/${slug}`,
    name,
    title: `TODO ${name}, for search results`,
    description: 'TODO One or two sentences for search results, 50 to 160 characters.',
    heading: name,
    lead: 'TODO One or two sentences below the heading.',
  })
  writeFileSync(join(root, record), document.toString({ lineWidth: 0 }))
  mkdirSync(dirname(join(root, route)), { recursive: true })
  writeFileSync(join(root, route), template(slug), { flag: 'wx' })
  return [record, route]
}

const template = (
  slug: string,
) => `import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import { ownPage } from '../../model/sitePages.ts'

export function Page() {
  return (
    <>
      <PageHeader {...ownPage('/${slug}')} />
      <Band>
        <Prose maxWidth="prose">
          <p>TODO What the page says.</p>
        </Prose>
      </Band>
    </>
  )
}
`
