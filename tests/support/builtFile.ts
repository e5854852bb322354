import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The URL path of a source file's browser build. */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../dist/assets.json'), 'utf8'),
  )
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}: run \`npm run build\` first.`)
  return `/${chunk.file}`
}
