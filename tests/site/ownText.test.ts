import type { HTMLElement } from 'node-html-parser'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { paths } from '../../model/documentKinds.ts'
import { about, cities, pages, services } from '../../model/records.ts'
import { pagesByPath } from '../../model/sitePages.ts'
import { getMain, getText, hasPage } from '../support/builtSite.ts'

const listed = [
  ...services.map(({ slug }) => paths.service(slug)),
  ...cities.map(({ slug }) => paths.city(slug)),
].filter((path) => hasPage(path) && pagesByPath.get(path)?.indexable)

// In Google's spam policies, pages that are much alike but for a city's name are doorways:
// https://developers.google.com/search/docs/essentials/spam-policies#doorways
test('no service or city that search results list shares half of its own text with another', () => {
  const texts = listed.map((path) => ({ path, shingles: getShingles(getMain(path)) }))
  const alike = texts.flatMap(({ path, shingles }) =>
    texts
      .filter((other) => other.path !== path)
      .map((other) => {
        const shared = [...shingles].filter((shingle) => other.shingles.has(shingle)).length
        return { path, other: other.path, share: shared / shingles.size }
      })
      .filter(({ share }) => share >= 0.5),
  )
  expect(alike).toEqual([])
})

const { heading, lead } = pages.home.closing

/** Texts that stand on many pages. */
const frame = [heading, lead, ...about.visit.map(({ text }) => text)]

/** Every sequence of five words, without links, notices with a link, and lists of shared facts. */
function getShingles(main: HTMLElement): Set<string> {
  const own = parse(main.outerHTML.replace(/<\/(p|li|dd|h\d)>/g, ' $&'))
  for (const shared of own.querySelectorAll('nav, a, dl, p:has(> a)')) shared.remove()
  for (const part of own.querySelectorAll('h2, p')) if (frame.includes(getText(part))) part.remove()
  const words = own.textContent.toLowerCase().match(/[\p{L}\p{N}’'°-]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}
