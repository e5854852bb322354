import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { htmlFiles, siteFolder, toPath } from '../sitePages.ts'

export { siteFolder, toFile } from '../sitePages.ts'

/** What the page of a service or a city says that has no text yet. */
export const placeholder = 'Page content coming soon.'

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
  return { path: toPath(file), html, document: parse(html) }
})

/** Every page but the error page. */
export const contentPages = builtPages.filter(({ path }) => path !== '/404')

/** @throws when the build has no such page */
export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((page) => page.path === path)
  if (!page) throw new Error(`The build has no page ${path}.`)
  return page
}

/** @throws when the page has no `<main>` */
export function getMain(path: string): HTMLElement {
  const main = builtPage(path).document.querySelector('main')
  if (!main) throw new Error(`${path} has no <main>.`)
  return main
}

/** The text that a reader sees in an element, with white space folded and without word joiners. */
export function getText(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
}

/** The links within an element, in their order, as 'AC Repair /services/ac-repair'. */
export function getLinks(element: HTMLElement | null | undefined): string[] {
  const links = element?.querySelectorAll('a') ?? []
  return links.map((link) => `${getText(link)} ${link.getAttribute('href')}`)
}

/** The targets of the links in an element that a selector finds. */
export function getTargets(element: HTMLElement | null | undefined, selector = 'a'): string[] {
  return element?.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '') ?? []
}

/** What a TCP connection sends in its first flight, in bytes: 10 segments, RFC 6928. */
export const firstFlight = 14_600

/** What a server sends of a file, in bytes. */
export function getSize(file: string): number {
  return statSync(`${file}.br`).size
}

/** Whether a path of the site leads to a page or a file of the build. */
export function resolves(path: string): boolean {
  return (
    builtPages.some((page) => page.path === path) ||
    (path !== '/' && existsSync(join(siteFolder, path)))
  )
}

/** Whether an absolute address leads to a page or a file of the build. */
export function resolvesAbsolutely(url: string): boolean {
  const root = absoluteUrl('')
  return url.startsWith(`${root}/`) && resolves(url.slice(root.length).replace(/#.*/, ''))
}
