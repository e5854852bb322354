import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { pictureCache, pictureVariants } from '../files/pictures/pictureVariants.ts'
import { pictureName } from './rules/pictures.ts'

/** The text's column is 42rem wide, on a phone the screen less its gutters. */
const sizes = '(min-width: 45rem) 42rem, calc(100vw - 2rem)'

/**
 * Turns `![What it shows](./picture.jpg "Caption")` into a figure with AVIF, WebP, width and height.
 * Pictures before the first section may be on the first screen. The others load lazily.
 */
export function rehypePictures() {
  return async (tree: Root, file: VFile) => {
    const found: { image: Element; parent: Element | undefined; isLazy: boolean }[] = []
    let isLazy = false
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'h2') isLazy = true
      if (node.tagName !== 'img' || !/^\.\.?\//.test(String(node.properties.src))) return
      found.push({ image: node, parent: parent?.type === 'element' ? parent : undefined, isLazy })
    })
    await Promise.all(
      found.map(async ({ image, parent, isLazy }) => {
        const { src, title } = image.properties
        const source = join(file.cwd, dirname(file.path), pictureName(String(src)))
        // The rule for pictures reports a missing one.
        if (!existsSync(source)) return
        const picture = await toPicture(image, source, pictureCache(file.cwd), isLazy)
        const isAlone = parent?.tagName === 'p' && parent.children.length === 1
        // The node itself is replaced: its parent may be a paragraph or the root.
        if (isAlone) Object.assign(parent, toFigure(picture, title))
        else Object.assign(image, picture)
      }),
    )
  }
}

async function toPicture(
  image: Element,
  source: string,
  folder: string,
  isLazy: boolean,
): Promise<Element> {
  const { avif, webp, fallback, width, height } = await pictureVariants(source, folder)
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: avif, sizes }),
    element('img', {
      srcSet: webp,
      sizes,
      src: fallback,
      alt: image.properties.alt,
      width,
      height,
      ...(isLazy && { loading: 'lazy' }),
      decoding: 'async',
    }),
  ])
}

function toFigure(picture: Element, caption: Element['properties'][string]): Element {
  const text = typeof caption === 'string' && caption !== '' ? caption : undefined
  return element('figure', {}, [
    picture,
    ...(text ? [element('figcaption', {}, [{ type: 'text', value: text }])] : []),
  ])
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}
