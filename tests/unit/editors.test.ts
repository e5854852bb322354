import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { globSync } from 'tinyglobby'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { documentKinds } from '../../model/documentKinds.ts'
import { contentSchema } from '../../model/readContent.ts'
import { parseYaml } from '../../renderer/content/readYaml.ts'
import { readBrowserForms } from '../../renderer/editors/browserForms.ts'
import { jsonSchemas, yamlRecords } from '../../renderer/editors/jsonSchemas.ts'
import { readPagesCms } from '../../renderer/editors/pagesCms.ts'
import { readSveltia } from '../../renderer/editors/sveltia.ts'
import { recordPath } from '../../renderer/index.ts'
import { site } from '../../site.config.ts'
import { temporaryFolder } from '../support/files.ts'
import { runCommandFile } from '../support/runCommandFile.ts'
import { brokenRecords, validRecords } from './brokenRecords.ts'

const ajv = new Ajv2020({ strict: false, logger: false })
addFormats.default(ajv)
const validators = new Map(
  Object.entries(jsonSchemas(site)).map(([name, schema]) => [name, ajv.compile(schema)]),
)

test('the forms of the editor in the browser are up to date', () => {
  const written = withoutSlugs(readFileSync('.pages.yml', 'utf8'))
  const hint = 'Run `npm run schemas`, and commit what it writes.'
  expect(written, hint).toBe(withoutSlugs(readPagesCms(site, process.cwd())))
})

/** A site without some of the optional records. */
function smallSite(): string {
  const root = temporaryFolder()
  cpSync(validRecords, root, { recursive: true })
  for (const name of ['symptoms', 'people']) rmSync(join(root, recordPath(name)), { force: true })
  return root
}

interface FormField {
  name: string
  default?: unknown
  pattern?: { message?: string }
  fields?: FormField[]
}

function allFields(fields: FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])])
}

test('the browser editors offer no file that the owner has deleted', () => {
  const root = smallSite()
  const { content } = parse(readPagesCms(site, root))
  const sveltia = parse(readSveltia(site, root, ''))
  const offered: string[] = content.map(({ path }: { path: string }) => path)
  const files: string[] = sveltia.collections.at(-1).files.map(({ file }: { file: string }) => file)
  const there = globSync('content/*.yaml', { cwd: root }).sort()
  expect(offered.filter((path) => path.endsWith('.yaml')).sort()).toEqual(there)
  expect(files.sort()).toEqual(there)
})

// Of a site with all records.
const pagesCms = parse(readPagesCms(site, validRecords))
const fields: FormField[] = allFields(
  pagesCms.content.flatMap((entry: { fields: FormField[] }) => entry.fields),
)

test('a refused field says the rule, not what the field is for', () => {
  const rules = fields.flatMap(({ pattern }) => (pattern ? [pattern.message ?? ''] : []))
  expect(rules).toContain('Write the number as (202) 555-0147.')
  expect(rules).toContain('Write a number and a plus sign, as in 20+.')
  expect(rules).toContain('Write 4 to 12 capital letters and digits, as in REPAIR50.')
  expect(rules.filter((rule) => !/^(Write|Save|End) /.test(rule))).toEqual([])
})

test('a new article is listed, has no day yet, and leaves old ones as they are', () => {
  const [article] = pagesCms.content
  const defaults = Object.fromEntries(
    article.fields.map((field: FormField) => [field.name, field.default]),
  )
  // An editor fills what an old article leaves out: "draft" would take it off the site.
  expect(defaults).toMatchObject({ draft: undefined, listed: true, published: '' })
})

test('pictures can be uploaded to each folder that has some', () => {
  const folders = pagesCms.media.map(({ input }: { input: string }) => input)
  expect(folders).toEqual(['content/articles', 'content/people', 'content/home', 'content'])
})

test('Sveltia CMS offers the names in the records, and keeps what the owner wrote', () => {
  const own = 'backend:\n  name: github\n  repo: owner/site\n'
  const text = readSveltia(site, process.cwd(), own)
  const { backend, collections } = parse(text)
  expect(backend).toEqual({ name: 'github', repo: 'owner/site' })
  expect(readSveltia(site, process.cwd(), text)).toBe(text)
  const [article] = collections
  expect(article.fields).toContainEqual(
    expect.objectContaining({ name: 'services', file: 'services', value_field: 'services.*.slug' }),
  )
  // An owner may have no sources.
  if (!existsSync('content/sources.yaml')) return
  expect(article.fields).toContainEqual(
    expect.objectContaining({ name: 'sources', file: 'sources', value_field: 'sources.*.id' }),
  )
})

test('`npm run schemas` writes the forms of Sveltia CMS only where the owner wants them', () => {
  const root = smallSite()
  expect(Object.keys(readBrowserForms(site, root))).toEqual(['.pages.yml'])
  mkdirSync(join(root, 'public/admin'), { recursive: true })
  writeFileSync(join(root, 'public/admin/config.yml'), 'backend: { name: github, repo: a/b }\n')
  expect(readBrowserForms(site, root)['public/admin/config.yml']).toContain('repo: a/b')
})

test('VS Code finds the schema of each record, which the end of `npm ci` writes', async () => {
  // Without records: the owner may not have written them yet.
  const root = temporaryFolder()
  vi.stubEnv('npm_lifecycle_event', 'postinstall')
  await runCommandFile('renderer/cli/schemas.ts', [], root)
  vi.unstubAllEnvs()
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  const schemas = Object.entries<string | string[]>(settings['yaml.schemas']).map(
    // The words of translations follow those of the site's own language.
    ([path, files]): [string, string] => [path, [files].flat()[0] ?? ''],
  )
  expect(schemas.map(([, file]) => file)).toEqual(yamlRecords(site).map(recordPath))
  for (const [path, file] of schemas) {
    expect(basename(path, '.json')).toBe(basename(file, '.yaml'))
    expect(existsSync(join(root, path)), path).toBe(true)
  }
})

// A business may have no map and no calculators.
const recordNames = Object.keys(contentSchema.shape).filter((name) => existsSync(recordPath(name)))

test.each(recordNames)('JSON Schema accepts %s', (name) => {
  expect(getErrors(name, readFileSync(recordPath(name), 'utf8'))).toEqual([])
})

test('JSON Schema accepts texts that look like numbers, as the check does', () => {
  const business = parse(readFileSync(recordPath('business'), 'utf8'))
  business.licenses = [318842]
  business.location.postalCode = 20001
  expect(getErrors('business', JSON.stringify(business))).toEqual([])
})

test('JSON Schema accepts the frontmatter of every article', () => {
  const errors = globSync('content/articles/*.mdx').flatMap((file) =>
    getErrors('article', readFileSync(file, 'utf8').split(/^---$/m)[1] ?? ''),
  )
  expect(errors).toEqual([])
})

test('JSON Schema rejects only what the check rejects, and most of it', () => {
  // Another program writes the map.
  const records = brokenRecords.filter(({ file }) => file.endsWith('.yaml'))
  const readable = records.filter(({ source }) => !parseYaml(source, z.unknown()).wrongSyntax)
  const rejected = readable.filter(
    ({ file, source }) => getErrors(basename(file, '.yaml'), source).length > 0,
  )
  expect(rejected.length).toBeGreaterThan(20)
  // To reject these, a schema would need other files, a sum, or a comparison. Editors read 0x1F, 1e3,
  // and 012 as numbers.
  const accepted = readable.filter((record) => !rejected.includes(record))
  expect(accepted.map(({ message }) => message).join('\n')).not.toMatch(
    /is missing|is too|must be(?! a number, not "(0x1F|1e3|012)")|There is no field/,
  )
})

test('JSON Schema has every pattern in full: it knows no flags', () => {
  const withFlags = new Set<string>()
  z.toJSONSchema(contentSchema.extend({ article: documentKinds.articles.schema }), {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === undefined) return
      const { def } = zodSchema._zod
      for (const part of [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]) {
        const isFlagged = 'pattern' in part && part.pattern instanceof RegExp && part.pattern.flags
        if (isFlagged) withFlags.add(String(part.pattern))
      }
    },
  })
  expect([...withFlags]).toEqual([])
})

/** A service or source added in the browser must not fail the check. */
function withoutSlugs(text: string): string {
  return text.replace(/^ {8}- .*\n/gm, '')
}

function getErrors(name: string, source: string): string[] {
  const validate = validators.get(name)
  if (validate?.(parse(source))) return []
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
