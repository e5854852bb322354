import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'

/** Where pictures are served, on the site and in dev. */
export const picturesPath = '/assets/pictures/'

/** Folder of the variants between builds. @param root of the project */
export function pictureCache(root: string): string {
  return join(root, 'node_modules/.cache/pictures')
}

/** A picture in the sizes and formats that the site serves. */
export interface PictureVariants {
  /** Of the largest, in CSS pixels. */
  width: number
  height: number
  /** Addresses with their widths, the smallest first: what `srcset` takes. */
  avif: string
  webp: string
  /** For browsers without `srcset`. */
  fallback: string
}

/** Widths in pixels: a phone, a phone or the text's column of 42rem, and that column on a dense screen. */
const widths = [480, 800, 1344]

/** AVIF at 55 and WebP at 78 look alike. https://sharp.pixelplumbing.com/api-output */
const formats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
}

/** Makes the variants of a picture, if the folder does not have them: their names hold a hash of its content. */
export async function pictureVariants(file: string, folder: string): Promise<PictureVariants> {
  const bytes = await readFile(file)
  // Width and height as seen: the camera may have been turned.
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const settings = JSON.stringify([formats, sharp.versions])
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10)
  const name = `${basename(file, extname(file))}-${hash}`.replace(/[^\w-]+/g, '-')
  const served = [...widths.filter((other) => other < width), Math.min(width, 1344)]
  const sizes = [...new Set(served)]
  await mkdir(folder, { recursive: true })
  const write = async (format: keyof typeof formats) => {
    const entries = await Promise.all(
      sizes.map(async (size) => {
        const target = `${name}-${size}.${format}`
        await writeOnce(join(folder, target), (path) =>
          sharp(bytes).autoOrient().resize(size).toFormat(format, formats[format]).toFile(path),
        )
        return `${picturesPath}${target} ${size}w`
      }),
    )
    return entries.join(', ')
  }
  const largest = sizes.at(-1) ?? width
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    avif: await write('avif'),
    webp: await write('webp'),
    fallback: `${picturesPath}${name}-${sizes.find((size) => size >= 800) ?? largest}.webp`,
  }
}

/** Renames when done: a build that is killed leaves no half-written picture, and two texts may show the same one. */
async function writeOnce(path: string, write: (path: string) => Promise<unknown>): Promise<void> {
  if (existsSync(path)) return
  const part = `${path}.${randomUUID()}.part`
  await write(part)
  await rename(part, path)
}
