import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

const script = `
// Imported explicitly: Vike would find the build of another copy of the project if it is newer.
await import('./dist/server/entry.mjs')
const { renderPage } = await import('vike/server')
const rendered = {}
for (const urlOriginal of JSON.parse(process.env.PATHS)) {
  rendered[urlOriginal] = (await renderPage({ urlOriginal })).httpResponse.body
}
console.log(JSON.stringify(rendered))
`

/**
 * Renders pages of the built site again, with different environment variables.
 * @param facts of the business, in the place of its own
 * @returns their HTML by path. https://vike.dev/renderPage
 */
export function renderPages(
  paths: string[],
  variables: Record<string, string>,
  facts?: object,
): Record<string, string> {
  const project = join(import.meta.dirname, '../..')
  const root = facts ? copyProject(project, facts) : project
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PATHS: JSON.stringify(paths), ...variables },
    encoding: 'utf8',
  })
  if (facts) rmSync(root, { recursive: true })
  return JSON.parse(output)
}

/** A folder that is the project, but for the facts of the business. */
function copyProject(project: string, facts: object): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  mkdirSync(join(root, 'content'))
  const content = readdirSync(join(project, 'content')).map((name) => `content/${name}`)
  const record = 'content/business.yaml'
  for (const path of ['components', 'dist', 'node_modules', 'package.json', ...content]) {
    if (path !== record) symlinkSync(join(project, path), join(root, path), 'junction')
  }
  const business = parse(readFileSync(join(project, record), 'utf8'))
  writeFileSync(join(root, record), stringify({ ...business, ...facts }))
  return root
}
