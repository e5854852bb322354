import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import satori from 'satori'
import { socialCardSize } from '../../components/seo/socialCard'

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
 * @param drawing plain elements; a component would hide its content from the file's name
 * @returns the file's path
 */
export async function cachedPicture(drawing: ReactElement, folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const part of [JSON.stringify(drawing), ...tools]) hash.update(part)
  const file = join(folder, `${hash.digest('hex')}.png`)
  if (!existsSync(file)) {
    // A build that is cut short, or runs beside another, leaves no half of a picture behind.
    const part = join(folder, `${randomUUID()}.part`)
    await writeFile(part, await draw(drawing))
    await rename(part, file)
  }
  return file
}

async function draw(drawing: ReactElement): Promise<Buffer> {
  const fonts = [{ name: 'card', data: font, weight: 700, style: 'normal' } as const]
  const svg = await satori(drawing, { ...socialCardSize, fonts })
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return picture.asPng()
}
