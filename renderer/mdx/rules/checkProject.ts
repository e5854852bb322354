import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { checkReadings } from './checkContent.ts'
import { toContentFile } from './contentFile.ts'
import { namesFiles } from './namesFiles.ts'
import type { Problem } from './problem.ts'
import { type Reading, readText } from './readText.ts'
import { readSite, type Site } from './site.ts'

export interface Checked {
  problems: Problem[]
  /** By path from the root. */
  texts: Map<string, string>
}

/** Reads every text, each by itself. */
export type ReadAll = (texts: Map<string, string>, site: Site) => Reading[] | Promise<Reading[]>

/** Every text of the project, and what is wrong with them. @param root of the project */
export async function checkProject(root: string, readAll: ReadAll = readHere): Promise<Checked> {
  const texts = readTexts(root)
  const site = readSite(root)
  return { problems: checkReadings(await readAll(texts, site), site), texts }
}

/** What writers write, by path from the root: text files of any name, for a wrong one is told. */
export function readTexts(root: string): Map<string, string> {
  const files = globSync('content/{articles,services,cities}/**/*.{md,mdx,MDX,markdown,txt}', {
    cwd: root,
  }).sort()
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Reading is most of a check's time, and in dev all texts but one are as they were. */
const known = new Map<string, { text: string; site: string; reading: Reading }>()

function readHere(texts: Map<string, string>, site: Site): Reading[] {
  const facts = JSON.stringify(site)
  return [...texts].map(([path, text]) => {
    const last = known.get(path)
    if (last?.text === text && last.site === facts && !namesFiles(text)) return last.reading
    const reading = readText(toContentFile(path, text), site)
    known.set(path, { text, site: facts, reading })
    return reading
  })
}
