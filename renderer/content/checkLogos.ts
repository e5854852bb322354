import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { VFile } from 'vfile'
import { rasterize, toLogo } from '../files/icons.ts'
import { embed, logoFiles } from '../files/logo.ts'
import { addMessage } from '../mdx/messages.ts'
import type { Explanation } from './explanations.ts'

/** Checks the owner's logo and icon. Without them, the site has a sign of its own. */
export async function checkLogos(cwd: string): Promise<VFile[]> {
  const paths = logoFiles.header.filter((path) => existsSync(join(cwd, path)))
  return Promise.all(
    paths.map(async (path) => {
      const file = new VFile({ cwd, path })
      const bytes = await readFile(join(cwd, path))
      const problem = path.endsWith('.png') ? await explainPng(bytes) : await explainSvg(bytes)
      if (problem) {
        const reason = `${path} ${problem.reason}`
        addMessage(file, 0, 'logo', { ...problem, reason }, problem.fatal)
      }
      return file
    }),
  )
}

type Problem = Explanation & { fatal?: boolean }

async function explainPng(bytes: Buffer): Promise<Problem | undefined> {
  const { format, width } = await readMetadata(bytes)
  if (format !== 'png') {
    return {
      reason: "can't be read as a PNG file.",
      note: 'Save the logo there again. A renamed JPEG does not work.',
    }
  }
  if (width < 192) {
    return {
      reason: `is only ${width} pixels wide, so it is blurred on most screens.`,
      note: 'Save the original, at least 512 pixels wide, or an SVG file as content/logo.svg.',
      fatal: false,
    }
  }
  return explainLook(await embed(bytes))
}

async function explainSvg(bytes: Buffer): Promise<Problem | undefined> {
  const svg = bytes.toString()
  const { format } = await readMetadata(Buffer.from(svg))
  if (format !== 'svg') {
    return {
      reason: "can't be read as an SVG file.",
      note: 'Save the logo there as an SVG file. A renamed PNG does not work.',
    }
  }
  if (!svg.includes(namespace)) {
    return {
      reason: 'has no xmlns, so browsers do not show it.',
      note: `Begin it with <svg xmlns="${namespace}".`,
    }
  }
  const problem = await explainLook(svg)
  if (problem) return problem
  if (/<(\w+:)?text[\s>]/.test(svg)) {
    return {
      reason: 'has text, which each device draws in a font of its own.',
      note: 'Turn the text into paths in your drawing program, and save the logo again.',
    }
  }
  if (/<(\w+:)?script[\s>]|\son\w+\s*=|javascript:/i.test(svg)) {
    return {
      reason: 'has a script, which a logo may not have.',
      note: 'Save the logo again from your drawing program, as a plain SVG file.',
    }
  }
  const [, other] = svg.match(otherFile) ?? []
  if (other) {
    return {
      reason: `needs another file, ${other.slice(0, 60)}, which browsers do not load.`,
      note: 'Save the logo again: with its pictures and styles embedded, not linked.',
    }
  }
  if (bytes.length > maxSize) {
    return {
      reason: `is ${Math.round(bytes.length / 1000)} KB, and every visitor loads it; the limit is ${maxSize / 1000} KB.`,
      note: 'Export the logo for the web, without the data of the drawing program and with simpler paths.',
    }
  }
  return undefined
}

const namespace = 'http://www.w3.org/2000/svg'

const maxSize = 50_000

/** What a link, a style, or an entity takes from elsewhere. Links of `<a>` are only followed. */
const otherFile =
  /(?:<(?!a\s)\w[^<>]*[\s:]href\s*=\s*["']|url\(\s*["']?|@import\s+["']|<!ENTITY\s[^>]*\bSYSTEM\s+["'])(?!#|data:)([^"')\s]+)/i

/** Of a logo as the icons show it. */
async function explainLook(svg: string): Promise<Problem | undefined> {
  const image = sharp(await rasterize(toLogo(svg), 180))
  const { channels } = await image.stats()
  if (channels[3]?.max === 0) {
    return {
      reason: 'is empty.',
      note: 'Save the logo again: with its pictures embedded, not linked, and within the drawing area.',
    }
  }
  const pixels = await image.flatten({ background: '#fff' }).raw().toBuffer()
  if (pixels.every((value) => value > 224)) {
    return {
      reason: 'is as light as the page.',
      note: 'Save the logo again, in darker colors or on a dark square.',
    }
  }
  return undefined
}

async function readMetadata(bytes: Buffer) {
  try {
    return await sharp(bytes).metadata()
  } catch {
    return { format: undefined, width: 0 }
  }
}
