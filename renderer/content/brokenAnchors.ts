import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Redirect } from '../files/redirectOrder.ts'
import { decodeUrl } from '../mdx/urls.ts'

/**
 * Finds links to ids that don't exist. The check knows the headings of articles; those of other
 * pages exist only after the build. @returns '/about leads to /faq#costs', for each
 */
export function brokenAnchors(pages: Pages, redirects: Redirect[] = []): string[] {
  const targets = redirects.map(({ to }) => ` href="${to}"`).join('')
  const texts: [string, string][] = [...pages, ['content/redirects.yaml', targets]]
  return texts.flatMap(([path, html]) =>
    [...html.matchAll(/ href="(\/[^"#?]*)#([^"]+)"/g)]
      .filter(
        ([, address = '', anchor = '']) =>
          !pages.get(address)?.includes(` id="${decodeUrl(anchor)}"`),
      )
      .map(([, address, anchor]) => `${path} leads to ${address}#${anchor}`),
  )
}

/** Finds built pages for search results that no other page links to. @returns their paths */
export function unlinkedPages(built: Pages): string[] {
  // Old addresses, and files of the owner such as Google's, need no link.
  const pages = [...built].filter(
    ([path, html]) =>
      path !== '/404' &&
      !html.includes('http-equiv="refresh"') &&
      !existsSync(join('public', `${path}.html`)),
  )
  const linked = new Set(['/'])
  for (const [path, html] of pages) {
    for (const [, target = ''] of html.matchAll(/ href="(\/[^"#?]*)/g)) {
      if (target !== path) linked.add(target)
    }
  }
  return pages
    .filter(([path, html]) => !linked.has(path) && !html.includes('content="noindex'))
    .map(([path]) => path)
}

type Pages = Map<string, string>

/** The HTML of each built page, by path. @param folder of the built site */
export function readPages(folder: string): Pages {
  return new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )
}
