import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { language } from '../../model/languages.ts'
import { findAddress, toAddress, words } from '../../model/records.ts'
import { siteUrl } from '../../model/settings.ts'
import { htmlFiles, languageOf, siteFolder, toPath } from './sitePages.ts'

/** The text on a service's or city's page without a body. */
export const placeholder = words.visit.textToCome

export interface BuiltPage {
  /** Its path in the site's own language: '/about'. The error page is '/404'. */
  path: string
  /** Where it is: '/es/nosotros' */
  address: string
  html: string
  document: HTMLElement
}

/** The own paths of the pages in the language of this run. */
const pathsByAddress = new Map(
  htmlFiles()
    .filter((file) => !languageOf(file))
    .map((file) => [findAddress(toPath(file)), toPath(file)]),
)

const toPage = (file: string): BuiltPage => {
  const html = readFileSync(join(siteFolder, file), 'utf8')
  const address = toPath(file)
  const path = pathsByAddress.get(address) ?? address.replace(/^\/..(?=\/404$)/, '')
  return { path, address, html, document: parse(html) }
}

const isOfRun = (file: string) => languageOf(file) === language

/** The pages in the language of this run. */
export const builtPages = htmlFiles().filter(isOfRun).map(toPage)

export const otherPages = htmlFiles()
  .filter((file) => !isOfRun(file))
  .map(toPage)

const allPages = [...builtPages, ...otherPages]

export const contentPages = builtPages.filter(({ path }) => path !== '/404')

/** Whether the language of this run has the page. */
export const hasPage = (path: string) => builtPages.some((page) => page.path === path)

/** A page in the language of this run. @throws if the build has no such page */
export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((page) => page.path === path)
  if (!page) throw new Error(`The build has no page ${path}.`)
  return page
}

/** @param address as links have it */
export const pageAt = (address: string) => allPages.find((page) => page.address === address)

/** Where a link of the site's own leads on a page in the language of this run. */
export const localHref = (href: string) => href.replace(/^\/[^?#]*/, toAddress)

/** @throws if the page has no `<main>` */
export function getMain(path: string): HTMLElement {
  const main = builtPage(path).document.querySelector('main')
  if (!main) throw new Error(`${path} has no <main>.`)
  return main
}

/** An element's visible text, with whitespace collapsed. */
export function getText(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The links in an element in order, such as 'AC Repair /services/ac-repair'. */
export function getLinks(element: HTMLElement | null | undefined): string[] {
  const links = element?.querySelectorAll('a') ?? []
  return links.map((link) => `${getText(link)} ${link.getAttribute('href')}`)
}

/** The targets of the links in an element that match a selector. */
export function getTargets(element: HTMLElement | null | undefined, selector = 'a'): string[] {
  return element?.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '') ?? []
}

/** The bytes in the first flight of a TCP connection: 10 segments, RFC 6928. */
export const firstFlight = 14_600

/** The bytes that a server sends for a file. */
export function getSize(file: string): number {
  return statSync(`${file}.br`).size
}

/** Whether a path on the site leads to a page or a file of the build. */
export function resolves(path: string): boolean {
  return pageAt(path) !== undefined || (path !== '/' && existsSync(join(siteFolder, path)))
}

/** Whether an absolute URL leads to a page or a file of the build. */
export function resolvesAbsolutely(url: string): boolean {
  return url.startsWith(`${siteUrl}/`) && resolves(url.slice(siteUrl.length).replace(/#.*/, ''))
}
