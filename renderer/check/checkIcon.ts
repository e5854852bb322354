import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { VFile } from 'vfile'
import { addMessage } from '../mdx/messages.ts'

const path = 'public/icon.svg'

/** Checks the logo, which all icons are made from. @param cwd the project root */
export async function checkIcon(cwd: string): Promise<VFile> {
  const file = new VFile({ cwd, path })
  const source = join(cwd, path)
  const note = 'Save the logo there as an SVG file. A renamed PNG does not work.'
  if (!existsSync(source)) {
    addMessage(file, 0, 'icon', { reason: `There is no ${path}.`, note })
    return file
  }
  if (!(await isSvg(readFileSync(source)))) {
    addMessage(file, 0, 'icon', { reason: `${path} can't be read as an SVG file.`, note })
  }
  return file
}

async function isSvg(content: Buffer): Promise<boolean> {
  try {
    return (await sharp(content).metadata()).format === 'svg'
  } catch {
    return false
  }
}
