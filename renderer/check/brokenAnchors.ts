import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/**
 * The links of built pages to parts of pages that are not there. Texts know each other's headings:
 * the headings of other pages are known only when they are built.
 * @param folder of the built site
 * @returns '/about leads to /faq#costs', for each
 */
export function brokenAnchors(folder: string): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/ href="(\/[^"#?]*)#([^"]+)"/g)]
      .filter(([, address = '', anchor]) => !pages.get(address)?.includes(` id="${anchor}"`))
      .map(([, address, anchor]) => `${path} leads to ${address}#${anchor}`),
  )
}
