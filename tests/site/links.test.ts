import { expect, test } from 'vitest'
import { getPrefill } from '../../components/islands/contact/prefill.ts'
import { emptyPages } from '../../content/model/records.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import {
  type BuiltPage,
  builtPage,
  builtPages,
  contentPages,
  getTargets,
  resolves,
} from '../support/builtSite.ts'

/** The pages that each page links to. */
const linked = new Map(
  contentPages.map(({ path, document }) => [
    path,
    getTargets(document, 'a[href^="/"]').map((target) => target.replace(/#.*/, '')),
  ]),
)
const clicks = clicksFromHome()

test.each(builtPages)('the links on $path work, and call links use E.164', (page) => {
  const isOwn = (target: string) => /^[/#]/.test(target) || target.startsWith(absoluteUrl('/'))
  const isWrong = (target: string) =>
    isOwn(target) ? !leadsSomewhere(target, page) : !/^(https:|mailto:|tel:\+1\d{10}$)/.test(target)
  expect(targetsIn(page).filter(isWrong)).toEqual([])
})

const filledPages = contentPages.filter(({ path }) => !emptyPages.includes(path))

test.each(filledPages)('$path is at most three clicks from the home page', ({ path }) => {
  expect(clicks.get(path) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(3)
})

function targetsIn({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('[href], [src], [action]')
    .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
    .filter((target) => target !== undefined)
}

function leadsSomewhere(target: string, page: BuiltPage): boolean {
  const [address = '', anchor] = target.replace(absoluteUrl(''), '').split('#')
  const [path = '', query] = address.split('?')
  // Only the contact page reads a query string, and only known values.
  if (query !== undefined && !(path === '/contact' && getPrefill(query))) return false
  if (path !== '' && !resolves(path)) return false
  if (anchor === undefined) return true
  return (path === '' ? page : builtPage(path)).document.getElementById(anchor) !== null
}

function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    for (const next of linked.get(path) ?? []) {
      if (linked.has(next) && !clicks.has(next)) clicks.set(next, count + 1)
    }
  }
  return clicks
}
