import type { Page } from 'playwright/test'
import { extractText } from 'unpdf'

/**
 * The words of each sheet that the page is printed on.
 * @param height of the paper, in inches
 */
export async function printedSheets(page: Page, height = 11): Promise<string[]> {
  const pdf = await page.pdf({ width: '8.5in', height: `${height}in` })
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map((words) => words.replace(/\s+/g, ' ').trim())
}

/** A text without spaces and word joiners, which a PDF sets in its own way. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u2060]+/g, '')
}
