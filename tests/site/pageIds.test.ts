import { expect, test } from 'vitest'
import { compileDocuments } from '../../renderer/mdx/compileDocuments.ts'
import { toUrlPath } from '../../renderer/mdx/fileData.ts'
import { site } from '../../site.config.ts'
import { builtPages } from '../support/builtSite.ts'
import { root } from '../support/projectCopy.ts'

test('no heading can take an id of its page', async () => {
  const taken = new Set<string>()
  for (const text of await compileDocuments(site, root)) {
    const { anchors = [] } = text.data
    const page = builtPages.find(({ path }) => path === toUrlPath(text))
    const forms = page?.document.querySelectorAll('form') ?? []
    const ids = (page?.document.querySelectorAll('[id]') ?? [])
      // Ids within calculators, drawings, and coupons begin with the id of the whole.
      .filter(({ parentNode }) => !parentNode?.closest('form, svg, article[aria-labelledby]'))
      .map(({ id }) => id)
      // The title of a calculator is outside its form.
      .filter((id) => !forms.some((form) => id.startsWith(`${form.id}-`)))
    for (const id of ids) if (!site.pageIds.includes(id) && !anchors.includes(id)) taken.add(id)
  }
  expect([...taken]).toEqual([])
})
