import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import satori from 'satori'
import { socialCardSize } from '../../head/socialCard.ts'
import { cached } from '../cache/cached.ts'

const { resolve } = createRequire(import.meta.url)

// Satori reads woff, not woff2. https://github.com/vercel/satori#fonts
const font = readFileSync(
  resolve('@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff'),
)

/** What decides a picture beside its drawing. */
const tools = [
  font,
  readFileSync(resolve('satori/package.json')),
  readFileSync(resolve('@resvg/resvg-js/package.json')),
]

/**
 * A drawing as a PNG file, drawn only if the folder does not hold it yet.
 * @param drawing plain elements; a component would hide its content from the cache
 */
export function cachedPicture(drawing: ReactElement, folder: string): Promise<Buffer> {
  return cached(folder, [JSON.stringify(drawing), ...tools], () => draw(drawing))
}

async function draw(drawing: ReactElement): Promise<Buffer> {
  const fonts = [{ name: 'card', data: font, weight: 700, style: 'normal' } as const]
  const svg = await satori(drawing, { ...socialCardSize, fonts })
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return picture.asPng()
}
