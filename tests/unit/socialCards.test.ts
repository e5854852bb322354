import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { sitePages } from '../../content/model/sitePages.ts'
import { socialCardPng } from '../../renderer/files/social-cards/socialCards.ts'
import { socialCard } from '../../renderer/head/socialCard.ts'

const folder = mkdtempSync(join(tmpdir(), 'social-cards-'))
afterAll(() => rmSync(folder, { recursive: true }))

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

test('a card is drawn once for the same words, and anew for others', async () => {
  const picture = await socialCardPng({ kind: 'City', title: 'Bowie' }, folder)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, name), 'kept')
  expect(String(await socialCardPng({ kind: 'City', title: 'Bowie' }, folder))).toBe('kept')
  await socialCardPng({ kind: 'City', title: 'Laurel' }, folder)
  expect(readdirSync(folder)).toHaveLength(2)
})
