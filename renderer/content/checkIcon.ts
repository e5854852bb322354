import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { VFile } from 'vfile'
import { rasterize, toLogo } from '../files/icons.ts'
import { addMessage } from '../mdx/messages.ts'
import type { Explanation } from './explanations.ts'

const path = 'public/icon.svg'

export async function checkIcon(cwd: string): Promise<VFile> {
  const file = new VFile({ cwd, path })
  const source = join(cwd, path)
  const explanation = existsSync(source)
    ? await explainIcon(readFileSync(source, 'utf8'))
    : { reason: `There is no ${path}.`, note }
  if (explanation) addMessage(file, 0, 'icon', explanation)
  return file
}

const note = 'Save the logo there as an SVG file. A renamed PNG does not work.'

async function explainIcon(svg: string): Promise<Explanation | undefined> {
  if (!(await isSvg(svg))) return { reason: `${path} can't be read as an SVG file.`, note }
  if (!svg.includes(namespace)) {
    return {
      reason: `${path} has no xmlns, so browsers do not show it.`,
      note: `Begin it with <svg xmlns="${namespace}".`,
    }
  }
  const image = sharp(await rasterize(toLogo(svg), 180))
  const { channels } = await image.stats()
  if (channels[3]?.max === 0) {
    return {
      reason: `${path} is empty.`,
      note: 'Save the logo again: with its pictures embedded, not linked, and within the drawing area.',
    }
  }
  const pixels = await image.flatten({ background: '#fff' }).raw().toBuffer()
  if (pixels.every((value) => value > 224)) {
    return {
      reason: `${path} is as light as the page.`,
      note: 'Save the logo again, in darker colors or on a dark square.',
    }
  }
  if (/<(\w+:)?text[\s>]/.test(svg)) {
    return {
      reason: `${path} has text, which each device draws in a font of its own.`,
      note: 'Turn the text into paths in your drawing program, and save the logo again.',
    }
  }
  return undefined
}

const namespace = 'http://www.w3.org/2000/svg'

async function isSvg(content: string): Promise<boolean> {
  try {
    return (await sharp(Buffer.from(content)).metadata()).format === 'svg'
  } catch {
    return false
  }
}
