import type { HTMLElement } from 'node-html-parser'
import { textOf } from './builtSite.ts'

/** A link as 'AC Repair /services/ac-repair'. */
export function linkOf(link: HTMLElement): string {
  return `${textOf(link)} ${link.getAttribute('href')}`
}

/** The links within an element, in their order. */
export function linksOf(element: HTMLElement | null | undefined): string[] {
  return element?.querySelectorAll('a').map(linkOf) ?? []
}

/** The targets of the links that an element's selector finds. */
export function targetsOf(element: HTMLElement | null | undefined, selector: string): string[] {
  return element?.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '') ?? []
}
