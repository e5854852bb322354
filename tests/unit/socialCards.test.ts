import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { socialCardPng } from '../../renderer/files/social-cards/socialCards.ts'
import { socialCard } from '../../renderer/head/socialCard.ts'
import { sitePage } from './sitePage.ts'

describe('socialCard', () => {
  test.each([
    ['/', '/social/home.png', business.tagline],
    ['/faq', '/social/faq.png', 'FAQ'],
    ['/services/ac-repair', '/social/services/ac-repair.png', 'Service'],
    ['/cities/bowie-md', '/social/cities/bowie-md.png', 'City'],
    [
      '/blog/how-often-replace-furnace-filter',
      '/social/blog/how-often-replace-furnace-filter.png',
      'Advice',
    ],
  ])('of %s is %s, %s', (path, file, kind) => {
    expect(socialCard(sitePage(path))).toMatchObject({ path: file, kind })
  })
})

describe('socialCardPng', () => {
  const folder = mkdtempSync(join(tmpdir(), 'social-cards-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('draws a picture once', async () => {
    const picture = await socialCardPng({ kind: 'City', title: 'Bowie' }, folder)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    const [name = ''] = readdirSync(folder)
    writeFileSync(join(folder, name), 'kept')
    const again = await socialCardPng({ kind: 'City', title: 'Bowie' }, folder)
    expect(again.toString()).toBe('kept')
  })

  test('draws another picture for other words', async () => {
    await socialCardPng({ kind: 'City', title: 'Laurel' }, folder)
    expect(readdirSync(folder)).toHaveLength(2)
  })
})
