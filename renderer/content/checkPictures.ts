import { basename, join } from 'node:path'
import type { VFile } from 'vfile'
import { findFile, ignoreCase } from '../files/findFile.ts'
import { pictureCache, pictureVariants } from '../files/pictures.ts'
import { explainFailure, explainSize } from '../mdx/explainSize.ts'
import { addMessage } from '../mdx/messages.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'

/** Finds the pictures that a record names, and creates their sizes. */
export async function checkPictures(file: VFile, site: SiteDefinition): Promise<void> {
  const named = file.data.pictures
  if (!named) return
  const width = site.pictureWidths[file.stem ?? ''] ?? 0
  file.data.pictures = []
  for (const path of named) {
    const name = basename(path)
    const found = findFile(file.cwd, path, (other) => other.normalize())
    const near = found ?? findFile(file.cwd, path, ignoreCase)
    file.data.pictures.push(near ?? path)
    const problem = found
      ? await createSizes(join(file.cwd, found), file.cwd, width)
      : {
          reason: `There is no picture ${path}.`,
          note: near
            ? `Write ${basename(near)}, with the same capital letters as the file.`
            : 'Save it there, or fix its name: capital letters and the file extension matter.',
          fatal: true,
        }
    if (problem) addMessage(file, String(file).indexOf(name), 'pictures', problem, problem.fatal)
  }
}

async function createSizes(source: string, root: string, width: number) {
  try {
    const problem = await explainSize(source, width, Math.max(16 * width, 300))
    if (!problem?.fatal) await pictureVariants(source, pictureCache(root), width)
    return problem
  } catch (error) {
    return { ...explainFailure(basename(source), error), fatal: true }
  }
}
