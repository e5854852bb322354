import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const script = `
// Another copy of the project may have been built since: Vike would find that one.
await import('./dist/server/entry.mjs')
const { renderPage } = await import('vike/server')
const rendered = {}
for (const urlOriginal of JSON.parse(process.env.PATHS)) {
  rendered[urlOriginal] = (await renderPage({ urlOriginal })).httpResponse.body
}
console.log(JSON.stringify(rendered))
`

/**
 * Renders pages of the built site again, as a build with these environment variables does.
 * @returns their HTML by path. https://vike.dev/renderPage
 */
export function renderPages(
  paths: string[],
  variables: Record<string, string>,
): Record<string, string> {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', PATHS: JSON.stringify(paths), ...variables },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}
