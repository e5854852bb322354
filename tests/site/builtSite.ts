import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'

/** Where `npm run build` writes the site. */
export const siteFolder = join(import.meta.dirname, '../../dist/client')

/** A page of the built site. */
export interface BuiltPage {
  /** Path on the site: '/about'. The error page's is '/404'. */
  path: string
  html: string
  document: HTMLElement
}

/** The HTML file of a page. */
export function fileOf(path: string): string {
  return join(siteFolder, `${path === '/' ? '/index' : path}.html`)
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

function htmlFiles(): string[] {
  if (!existsSync(siteFolder)) {
    throw new Error('There is no dist/client to test: run `npm run build` first.')
  }
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
}
