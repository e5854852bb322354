import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { siteFolder } from '../../renderer/files/writeSiteFile.ts'

/** What no page shows. */
const ignore = ['**/README.md', '**/dictionary.txt']

/** Runs before the tests of the built site. @throws if there is no build, or not of this content */
export default function checkBuild(): void {
  const problem = findProblem('.')
  if (problem) throw new Error(`${problem}: run \`npm run build\` first.`)
}

/** @param root of a project @returns undefined if its build shows what its owner has written */
export function findProblem(root: string): string | undefined {
  const timeOf = (path: string) => statSync(join(root, path)).mtimeMs
  const page = `${siteFolder}/index.html`
  if (!existsSync(join(root, page))) return 'There is no dist/client to test'
  const built = timeOf(page)
  // A folder changes when a file in it is added or deleted.
  const options = { cwd: root, onlyFiles: false, ignore }
  const changed = globSync(['content', 'content/**', 'public', 'public/**'], options)
    .sort()
    .findLast((path) => timeOf(path) > built)
  return changed && `${changed.replace(/\/$/, '')} has changed since the last build`
}
