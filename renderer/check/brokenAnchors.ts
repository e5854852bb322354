import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Redirect } from '../../content/model/redirects.ts'

/**
 * Finds links in built pages to ids that don't exist. The check knows the headings of articles;
 * those of other pages exist only after the build.
 * @param folder of the built site @param redirects whose targets are checked too
 * @returns '/about leads to /faq#costs', for each
 */
export function brokenAnchors(folder: string, redirects: Redirect[] = []): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )
  const targets = redirects.map(({ to }) => ` href="${to}"`).join('')
  return [...pages, ['content/redirects.yaml', targets] as const].flatMap(([path, html]) =>
    [...html.matchAll(/ href="(\/[^"#?]*)#([^"]+)"/g)]
      .filter(([, address = '', anchor]) => !pages.get(address)?.includes(` id="${anchor}"`))
      .map(([, address, anchor]) => `${path} leads to ${address}#${anchor}`),
  )
}
