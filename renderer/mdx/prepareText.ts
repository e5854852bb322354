import { join } from 'node:path'
import { compileTree } from './compiler.ts'
import { toContentFile } from './rules/contentFile.ts'
import { namesFiles } from './rules/namesFiles.ts'
import { readText } from './rules/readText.ts'
import { readSite, type Site } from './rules/site.ts'
import { TextCache } from './textCache.ts'

export interface TextTask {
  /** Of the project. */
  root: string
  /** From the root. */
  path: string
  text: string
}

/** What is the same for all texts of a project. */
interface Project {
  site: Site
  cache: TextCache
}

let project: Project | undefined

/** What a process of its own does with each text that it is sent. */
export default function prepareSent(task: TextTask): Promise<string> {
  project ??= { site: readSite(task.root), cache: new TextCache(task.root) }
  return prepareText(task, project)
}

/** Reads a text and keeps its module. @returns the reading as JSON */
export async function prepareText(
  { root, path, text }: TextTask,
  { site, cache }: Project,
): Promise<string> {
  const file = toContentFile(path, text)
  const { tree } = file
  const reading = readText(file, site)
  const isSound = reading.findings.every(({ kind }) => kind === 'advice')
  if (tree && isSound && !namesFiles(text)) {
    await cache.module(text, () => compileTree(tree, join(root, path)))
  }
  return JSON.stringify(reading)
}
