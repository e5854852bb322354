import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { writeWhole } from './cached.ts'
import { writeSiteFile } from './writeSiteFile.ts'

/** The URL path of pictures, on the site and in dev. */
export const picturesPath = '/assets/pictures/'

export function pictureCache(root: string): string {
  return join(root, 'node_modules/.cache/pictures')
}

/** Smaller widths: a phone, and a high-density phone or the column at 1x. */
const widths = [480, 800]

/** AVIF at quality 55 and WebP at 78 look alike. https://sharp.pixelplumbing.com/api-output */
const formats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
}

/** As displayed, and of the largest variant. @param textWidth of a document, in rem */
export async function pictureSize(bytes: Buffer, textWidth: number) {
  // The camera may have been rotated.
  const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  // The text on a high-density screen, in pixels.
  const largest = Math.min(width, 2 * 16 * textWidth)
  const shownHeight = Math.max(Math.round((height * largest) / width), 1)
  return { format, width, height, largest, shownHeight }
}

/** Creates a picture's missing variants. File names include a content hash. */
export async function pictureVariants(file: string, folder: string, textWidth: number) {
  const bytes = await readFile(file)
  const { largest, shownHeight } = await pictureSize(bytes, textWidth)
  const settings = JSON.stringify([formats, sharp.versions])
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10)
  const name = `${basename(file, extname(file))}-${hash}`.replace(/[^\w-]+/g, '-')
  const sizes = [...widths.filter((other) => other < largest), largest]
  const write = async (format: keyof typeof formats) => {
    const entries = sizes.map(async (size) => {
      const target = `${name}-${size}.${format}`
      if (!existsSync(join(folder, target))) {
        const image = sharp(bytes).autoOrient().resize(size)
        const content = await image.toFormat(format, formats[format]).toBuffer()
        await writeWhole(join(folder, target), content)
      }
      return `${picturesPath}${target} ${size}w`
    })
    return (await Promise.all(entries)).join(', ')
  }
  return {
    width: largest,
    height: shownHeight,
    // The value of `srcset`.
    avif: await write('avif'),
    webp: await write('webp'),
    // For browsers that don't support `srcset`.
    fallback: `${picturesPath}${name}-${sizes.find((size) => size >= 800) ?? largest}.webp`,
  }
}

const address = new RegExp(`${picturesPath}([\\w-]+\\.(?:avif|webp))`, 'g')

export async function copyPictures(html: string): Promise<void> {
  for (const [path, name = ''] of html.matchAll(address)) {
    await writeSiteFile(path, await readFile(join(pictureCache(process.cwd()), name)))
  }
}
