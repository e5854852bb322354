import { join } from 'node:path'
import type { Properties, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { pictureCache, pictureVariants } from '../files/pictures.ts'
import { explainFailure, explainSize } from './explainSize.ts'
import { siteOf } from './fileData.ts'
import { addMessage } from './messages.ts'
import { findPicture, pictureFormats } from './rules/pictures.ts'

/**
 * Turns `![What it shows](./picture.jpg "Caption")` into a figure with AVIF, WebP, width, and
 * height. Pictures before the first section may be above the fold, so only the others load lazily.
 */
export function rehypePictures() {
  return async (tree: Root, file: VFile) => {
    const work: Promise<void>[] = []
    let isLazy = false
    visit(tree, 'element', (image, _, parent) => {
      if (image.tagName === 'h2') isLazy = true
      const { src, alt, title } = image.properties
      if (image.tagName !== 'img' || !/^\.\.?\//.test(String(src))) return
      const found = findPicture(file, String(src))
      // The pictures rule reports missing files and other formats.
      if (!found || !pictureFormats.test(found)) return
      const source = join(file.cwd, found)
      const loading = isLazy ? 'lazy' : undefined
      const isAlone =
        parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1
      if (title && !isAlone) {
        addMessage(file, image.position, 'pictures', {
          reason: 'The caption of this picture is not shown.',
          note: 'Put the picture on lines of its own, or delete the words in quotes.',
        })
      }
      const replace = async () => {
        const size = await explainSize(source, siteOf(file).textWidth)
        if (size) addMessage(file, image.position, 'pictures', size, size.fatal)
        if (size?.fatal) return
        const picture = await toPicture(source, file, { alt, loading })
        const caption = title ? h('figcaption', String(title)) : undefined
        // Replaced in place: the parent may be a paragraph or the root.
        if (isAlone) Object.assign(parent, h('figure', picture, caption))
        else Object.assign(image, picture)
      }
      const reportFailure = (error: unknown) =>
        addMessage(file, image.position, 'pictures', explainFailure(String(src), error))
      work.push(replace().catch(reportFailure))
    })
    await Promise.all(work)
  }
}

async function toPicture(source: string, file: VFile, { alt, loading }: Properties) {
  const { textWidth } = siteOf(file)
  const variants = await pictureVariants(source, pictureCache(file.cwd), textWidth)
  // As wide as the text, or as the screen minus its gutters.
  const sizes = `min(${textWidth}rem, 100vw - 2rem)`
  const { avif, webp, fallback: src, width, height } = variants
  return h('picture', [
    h('source', { type: 'image/avif', srcSet: avif, sizes }),
    h('img', { srcSet: webp, sizes, src, alt, width, height, loading, decoding: 'async' }),
  ])
}
