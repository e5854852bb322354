import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  type PictureVariants,
  pictureCache,
  pictureVariants,
} from '../files/pictures/pictureVariants.ts'
import { pictureName } from './rules/pictures.ts'

/** The text's column is 42rem wide, on a phone the screen less its gutters. */
const sizes = '(min-width: 45rem) 42rem, calc(100vw - 2rem)'

/**
 * Turns `![What it shows](./picture.jpg "Caption")` into a figure with AVIF, WebP, width and height.
 * Pictures before the first section may be on the first screen. The others load lazily.
 */
export function rehypePictures() {
  return async (tree: Root, file: VFile) => {
    const work: Promise<void>[] = []
    let isLazy = false
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'h2') isLazy = true
      const { src, alt, title } = node.properties
      if (node.tagName !== 'img' || !/^\.\.?\//.test(String(src))) return
      const source = join(file.cwd, dirname(file.path), pictureName(String(src)))
      // The rule for pictures reports a missing one.
      if (!existsSync(source)) return
      const image = { alt, ...(isLazy && { loading: 'lazy' }) }
      const isAlone =
        parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1
      const replace = async () => {
        const picture = toPicture(image, await pictureVariants(source, pictureCache(file.cwd)))
        // In place: the parent may be a paragraph or the root.
        if (isAlone) Object.assign(parent, toFigure(picture, title))
        else Object.assign(node, picture)
      }
      work.push(replace())
    })
    await Promise.all(work)
  }
}

function toPicture(image: Properties, variants: PictureVariants): Element {
  const { avif, webp, fallback, width, height } = variants
  const { alt, ...loading } = image
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: avif, sizes }),
    element('img', {
      ...{ srcSet: webp, sizes, src: fallback, alt, width, height },
      ...loading,
      decoding: 'async',
    }),
  ])
}

function toFigure(picture: Element, caption: Properties[string]): Element {
  if (typeof caption !== 'string' || caption === '') return element('figure', {}, [picture])
  const text = element('figcaption', {}, [{ type: 'text', value: caption }])
  return element('figure', {}, [picture, text])
}

function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}
