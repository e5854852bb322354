import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import type { Article } from '../../model/article.ts'
import { business } from '../../model/records.ts'
import { articleSchema } from '../../model/schemas/article.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import icon from '../../public/icon.svg?raw'
import { atomFeed, feedLimit } from '../../renderer/files/atomFeed.ts'
import { icons } from '../../renderer/files/icons.ts'
import { validArticle } from '../support/validArticle.ts'

test('the feed is valid without articles', () => {
  expect(readFeed([])).toMatchObject({ updated: `${business.copyrightYear}-01-01T12:00:00Z` })
})

test('dates the feed by its newest article', () => {
  const articles = [{ published: '2020-05-01' }, { published: '2020-03-01', updated: '2020-06-01' }]
  expect(readFeed(articles).updated).toBe('2020-06-01T12:00:00Z')
})

test('the feed has only the newest articles', () => {
  const articles = Array.from({ length: feedLimit + 1 }, (_, index) => ({ slug: `a-${index}` }))
  const { entry } = readFeed(articles)
  expect(entry).toHaveLength(feedLimit)
  expect(entry[0].id).toBe(absoluteUrl('/blog/a-0'))
})

test('the feed shows titles and descriptions as written', () => {
  const text = 'a[b[0]]>1 & <b> ]]> and "&amp;"'
  const { entry } = readFeed([{ heading: text, description: text }])
  expect(entry).toMatchObject([{ title: text, summary: text }])
})

const xml = new XMLParser({ isArray: (name) => name === 'entry', parseTagValue: false })

function readFeed(articles: Partial<Article>[]) {
  return xml.parse(atomFeed(feed, articles.map(toListed)), true).feed
}

const feed = {
  siteUrl,
  name: business.name,
  subtitle: business.tagline,
  path: '/blog',
  year: business.copyrightYear,
}

function toListed({ slug = 'how-a-heat-pump-defrosts', ...changes }: Partial<Article>) {
  const fields = articleSchema.parse(parseDocument(validArticle.split('---')[1] ?? '').toJS())
  return { ...fields, path: `/blog/${slug}`, ...changes }
}

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const frame = 'M0 0h48v48H0zM12 12v24h24V12z'
const square = `<path d="${frame}"/></svg>`

test.each([
  [
    'an XML declaration',
    `<?xml version="1.0"?>\n<!-- Inkscape --><svg ${xmlns} viewBox="0 0 48 48">${square}`,
  ],
  [
    'a document type with entities',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" viewBox="0 0 48 48">${square}`,
  ],
  ['a size of its own', `<svg ${xmlns} width='96' height='96px' viewBox="0 0 48 48">${square}`],
  [
    'a size in millimeters',
    `<svg ${xmlns} width="12.7mm" height="12.7mm" viewBox="0 0 48 48">${square}`,
  ],
  ['no viewBox', `<svg ${xmlns} width="48" height="48">${square}`],
  [
    'a prefix',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><svg:path d="${frame}"/></svg:svg>`,
  ],
  ['a comment with a tag', `<!-- our <svg> --><svg ${xmlns} viewBox="0 0 48 48">${square}`],
  [
    'a label with a >',
    `<svg aria-label="a > b" ${xmlns} width="96" height="96" viewBox="0 0 48 48">${square}`,
  ],
  ['a byte order mark', `\uFEFF<svg ${xmlns} viewBox="0 0 48 48">${square}`],
])('all of a logo with %s is on every icon', async (_, svg) => {
  const files = await icons(svg, '#ffffff')
  const ico = files['/favicon.ico'].subarray(22)
  expect(await readAlpha(ico, [0, 31])).toEqual([255, 255, 255, 255])
  expect(await readAlpha(ico, [4, 27])).toEqual([255, 255, 255, 255])
  expect(await readAlpha(ico, [10, 22])).toEqual([0, 0, 0, 0])
  // The tile's margin is a seventh of it.
  const tile = await readRed(files['/apple-touch-icon.png'], [30, 149])
  expect(tile).toEqual([0, 0, 0, 0])
})

test('a wide logo stands in the middle of every icon', async () => {
  const wide = `<svg ${xmlns} preserveAspectRatio="xMinYMin" viewBox="0 0 48 24"><path d="M0 0h48v24H0z"/></svg>`
  const { '/favicon.ico': ico } = await icons(wide, '#ffffff')
  expect(await readAlpha(ico.subarray(22), [4, 27])).toEqual([0, 0, 0, 0])
  expect(await readAlpha(ico.subarray(22), [10, 21])).toEqual([255, 255, 255, 255])
})

const readRed = (png: Buffer, places: number[]) => readPixels(png, places, 0)
const readAlpha = (png: Buffer, places: number[]) => readPixels(png, places, 3)

/** One channel of the four pixels at these columns and rows. */
async function readPixels(png: Buffer, places: number[], channel: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return places.flatMap((x) =>
    places.map((y) => data[(y * info.width + x) * info.channels + channel] ?? -1),
  )
}

test('the icon file contains one PNG', async () => {
  const ico = (await icons(icon, '#ffffff'))['/favicon.ico']
  expect(ico?.readUInt16LE(4)).toBe(1)
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
  expect(ico?.subarray(23, 26).toString()).toBe('PNG')
})
