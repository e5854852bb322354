import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Explanation } from '../content/explanations.ts'
import { pictureSize } from '../files/pictures.ts'
import { saveNote } from './rules/pictures.ts'

/** The maximum height of a WebP file. https://developers.google.com/speed/webp/faq */
const maxHeight = 16_383

/** The most pixels that sharp decodes. https://sharp.pixelplumbing.com/api-constructor */
const maxPixels = 268_402_689

export async function explainSize(
  source: string,
  textWidth: number,
  /** In pixels. */
  leastWidth = 300,
): Promise<(Explanation & { fatal: boolean }) | undefined> {
  const bytes = await readFile(source)
  const { format, width, height, shownHeight } = await pictureSize(bytes, textWidth)
  const name = `The picture "${basename(source)}"`
  if (format === 'svg') {
    return { reason: `${name} is a drawing, an SVG file.`, note: saveNote, fatal: true }
  }
  if (width * height > maxPixels) {
    return {
      reason: `${name} has ${Math.round((width * height) / 1e6)} million pixels; the limit is 268 million.`,
      note: 'Save it again, at most 4,000 pixels wide.',
      fatal: true,
    }
  }
  if (shownHeight > maxHeight) {
    return {
      reason: `${name} is ${shownHeight.toLocaleString('en-US')} pixels tall; the limit is 16,383.`,
      note: 'Cut it in two.',
      fatal: true,
    }
  }
  if (width < leastWidth) {
    return {
      reason: `${name} is only ${width} pixels wide: readers see it small or blurred.`,
      note: 'Save the original, at least 800 pixels wide.',
      fatal: false,
    }
  }
  if (bytes.length < 20e6) return undefined
  return {
    reason: `${name} is ${Math.round(bytes.length / 1e6)} MB, which makes every build slower.`,
    note: 'Save it again, at most 4,000 pixels wide.',
    fatal: false,
  }
}

/** Errors of the file system have a code, such as EBUSY for a file that is open elsewhere. */
export function explainFailure(name: string, error: unknown): Explanation {
  return error instanceof Error && 'code' in error
    ? {
        reason: `The sizes of "${name}" can't be written: ${error.message}.`,
        note: 'Close other programs that use these files, and run this again.',
      }
    : { reason: `The picture "${name}" can't be read.`, note: saveNote }
}
