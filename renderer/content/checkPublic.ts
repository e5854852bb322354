import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { logoFiles } from '../files/logo.ts'
import { addMessage } from '../mdx/messages.ts'

/** Files that the build writes next to the pages, and that change with them. */
export const generatedFiles = ['/feed.xml', '/sitemap.xml', '/robots.txt']

const isLogo = /^([\w-]+[-_])?logo([-_ ][\w-]+)?\.(svg|png|jpe?g|gif|webp)$/i

/** Compares in lower case, as the disks of Macs and PCs do. @param pages their paths */
export function checkPublic(cwd: string, pages: string[]): VFile[] {
  const taken = [...pages, '/404']
  return globSync('**', { cwd: join(cwd, 'public'), dot: true }).flatMap((name) => {
    const address = `/${name.toLowerCase()}`
    const page = address.replace(/(\/index)?\.html?$/, '') || '/'
    if (isLogo.test(name) && !logoFiles.header.some((path) => existsSync(join(cwd, path)))) {
      const target = `content/logo.${/\.svg$/i.test(name) ? 'svg' : 'png'}`
      const file = new VFile({ cwd, path: `public/${name}` })
      const reason = 'The site does not show this file as its logo.'
      addMessage(
        file,
        0,
        'public',
        { reason, note: `If it is yours, save it as ${target}.` },
        false,
      )
      return [file]
    }
    const isPage = page !== address && taken.includes(page)
    if (!isPage && !generatedFiles.includes(address)) return []
    const file = new VFile({ cwd, path: `public/${name}` })
    addMessage(file, 0, 'public', {
      reason: `The build writes ${isPage ? `the page ${page}` : address} itself.`,
      note: isPage
        ? 'Rename or delete this file.'
        : address === '/robots.txt'
          ? 'Delete this file. PUBLIC_ENV__NOINDEX keeps a site out of search results: see docs/deploy.md.'
          : 'Delete this file: it would not change with the pages.',
    })
    return file
  })
}
