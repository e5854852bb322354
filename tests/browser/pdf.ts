import type { Page } from 'playwright/test'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/**
 * The words of each sheet that the page is printed on.
 * @param height of the paper, in inches
 */
export async function printedSheets(page: Page, height?: number): Promise<string[]> {
  const { text } = await extractText(await printed(page, height))
  return text.map((words) => words.replace(/\s+/g, ' ').trim())
}

/** The colors that text and shapes are filled with on paper. */
export async function printedFills(page: Page): Promise<string[]> {
  const pdf = await printed(page)
  const { OPS } = await getResolvedPDFJS()
  const fills = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList()
    fnArray.forEach((operator, index) => {
      if (operator === OPS.setFillRGBColor) fills.add(String(argsArray[index]))
    })
  }
  return [...fills].sort()
}

/** On letter paper, or on shorter sheets. */
async function printed(page: Page, height = 11) {
  return getDocumentProxy(new Uint8Array(await page.pdf({ width: '8.5in', height: `${height}in` })))
}
