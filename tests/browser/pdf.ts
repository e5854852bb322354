import type { Page } from 'playwright/test'
import { extractText } from 'unpdf'

/**
 * The text of each printed page.
 * @param height of the paper, in inches
 */
export async function printedSheets(page: Page, height = 11): Promise<string[]> {
  const pdf = await page.pdf({ width: '8.5in', height: `${height}in` })
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map((words) => words.replace(/\s+/g, ' ').trim())
}

/** Removes spaces, which differ in PDFs. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}
