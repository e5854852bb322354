import type { VFile } from 'vfile'
import { compileDocuments } from '../mdx/compileDocuments.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { checkLogos } from './checkLogos.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPublic } from './checkPublic.ts'
import { strayFiles } from './strayFiles.ts'

/** @returns the documents, the record files, and files in public/, with all messages */
export async function checkContent(site: SiteDefinition, root: string): Promise<VFile[]> {
  const documents = await compileDocuments(site, root)
  const { files, paths } = site.check(root, documents)
  for (const file of files) await checkPictures(file, site)
  const others = [...strayFiles(site, root, [...files, ...documents]), ...checkPublic(root, paths)]
  return [...files, ...documents, ...(await checkLogos(root)), ...others]
}
