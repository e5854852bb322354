import { expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { sitePages } from '../../content/model/sitePages.ts'
import { socialCard } from '../../renderer/head/socialCard.ts'

test.each([
  ['home', business.tagline],
  ['faq', 'FAQ'],
  ['service', 'Service'],
  ['city', 'City'],
  ['article', 'Advice'],
])('the card of a page of the kind "%s" says "%s"', (kind, label) => {
  const page = sitePages.find(({ subject }) => subject.kind === kind)
  const path = page?.path === '/' ? '/home' : page?.path
  expect(page && socialCard(page)).toMatchObject({ path: `/social${path}.png`, kind: label })
})
