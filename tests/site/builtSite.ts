import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'
import { htmlFiles, pathOf, siteFolder } from '../sitePages.ts'

export { fileOf, siteFolder } from '../sitePages.ts'

/** A page of the built site. */
export interface BuiltPage {
  /** Path on the site: '/about'. The error page's is '/404'. */
  path: string
  html: string
  document: HTMLElement
}

/** Every HTML file of the build. */
export const builtPages: BuiltPage[] = htmlFiles().map((file) => {
  const html = readFileSync(join(siteFolder, file), 'utf8')
  return { path: pathOf(file), html, document: parse(html) }
})

/** Every page but the error page. */
export const contentPages = builtPages.filter(({ path }) => path !== '/404')

/** @throws when the build has no such page */
export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((page) => page.path === path)
  if (!page) throw new Error(`The build has no page ${path}.`)
  return page
}

/** The text that a reader sees in an element, with white space folded. */
export function textOf(element: HTMLElement | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Whether a path of the site leads to a page or a file of the build. */
export function resolves(path: string): boolean {
  return (
    builtPages.some((page) => page.path === path) ||
    (path !== '/' && existsSync(join(siteFolder, path)))
  )
}

/** Size as a server sends it, in bytes. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
