import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { checkContent } from './checkContent'
import type { Problem } from './problem'
import { readSite } from './site'

/** Every text of the project, and what is wrong with them. @param root of the project */
export function checkProject(root: string): { problems: Problem[]; texts: Map<string, string> } {
  const texts = readTexts(root)
  return { problems: checkContent(texts, readSite(root)), texts }
}

/** What writers write, by path from the root: text files of any name, for a wrong one is told. */
export function readTexts(root: string): Map<string, string> {
  const files = globSync('content/{articles,services,cities}/**/*.{md,mdx,MDX,markdown,txt}', {
    cwd: root,
  }).sort()
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}
