import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { toDataUrl } from './icons.ts'

const logoPaths = ['content/logo.svg', 'content/logo.png']
const iconPath = 'public/icon.svg'

/** The files of an owner's logo, by where it is shown. The first that exists is used. */
export const logoFiles = {
  header: [...logoPaths, iconPath],
  // A wide logo may have a square icon besides.
  icons: [iconPath, ...logoPaths],
}

/** @returns the owner's logo as SVG, with its size; undefined if there is none that can be read */
export async function readLogo(root: string, use: keyof typeof logoFiles) {
  const path = logoFiles[use].find((one) => existsSync(join(root, one)))
  if (!path) return undefined
  try {
    const file = await readFile(join(root, path))
    const svg = path.endsWith('.png') ? await embed(file) : file.toString()
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    return { path, svg, width, height }
  } catch {
    // The check reports it.
    return undefined
  }
}

/** An SVG file with a PNG file in it, no larger than the largest icon. */
export async function embed(file: Buffer): Promise<string> {
  const { data, info } = await sharp(file)
    .resize(512, 512, { fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="${toDataUrl(data, 'png')}"/></svg>`
}
