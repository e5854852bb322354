import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

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
