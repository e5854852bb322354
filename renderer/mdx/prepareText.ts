import { join } from 'node:path'
import { toContentFile } from '../writing/check/contentFile'
import { namesFiles } from '../writing/check/namesFiles'
import { readText } from '../writing/check/readText'
import { readSite, type Site } from '../writing/check/site'
import { compileTree } from './compiler'
import { TextCache } from './textCache'

export interface TextTask {
  /** Of the project. */
  root: string
  /** From the root. */
  path: string
  text: string
}

let project: { site: Site; cache: TextCache } | undefined

/** Reads a text and keeps its module, in this process or another. @returns the reading as JSON */
export default async function prepareText({ root, path, text }: TextTask): Promise<string> {
  project ??= { site: readSite(root), cache: new TextCache(root) }
  const file = toContentFile(path, text)
  const { tree } = file
  const reading = readText(file, project.site)
  const isSound = reading.findings.every(({ kind }) => kind === 'advice')
  if (tree && isSound && !namesFiles(text)) {
    await project.cache.module(text, () => compileTree(tree, join(root, path)))
  }
  return JSON.stringify(reading)
}
