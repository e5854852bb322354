import { expect, test } from 'vitest'
import { emptyPages } from '../../model/records.ts'
import { contentPages, getTargets } from '../support/builtSite.ts'

const linked = new Map(
  contentPages.map(({ path, document }) => [
    path,
    getTargets(document, 'a[href^="/"]').map((target) => target.replace(/#.*/, '')),
  ]),
)
const clicks = clicksFromHome()

const filledPages = contentPages.filter(({ path }) => !emptyPages.includes(path))

test.each(filledPages)('$path is at most three clicks from the home page', ({ path }) => {
  expect(clicks.get(path) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(3)
})

function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    for (const next of linked.get(path) ?? []) {
      if (linked.has(next) && !clicks.has(next)) clicks.set(next, count + 1)
    }
  }
  return clicks
}
