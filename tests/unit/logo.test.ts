import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icon } from '../../components/drawings/logo.ts'
import { checkLogos } from '../../renderer/content/checkLogos.ts'
import { icons } from '../../renderer/files/icons.ts'
import { readLogo } from '../../renderer/files/logo.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'

const root = temporaryFolder('public')
mkdirSync(join(root, 'content'))

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const viewBox = 'viewBox="0 0 48 48"'
/** A square frame. */
const d = 'd="M0 0h48v48H0zM12 12v24h24V12z"'
const frame = `<path ${d}/></svg>`
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="48" height="48" id="svg1" ${xmlns}>${frame}
`

test.each([
  ['an XML declaration and no viewBox', inkscape],
  [
    'entities, as Illustrator writes them',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" ${viewBox}>${frame}`,
  ],
  ['a size of its own', `<svg ${xmlns} width='96' height='96px' ${viewBox}>${frame}`],
  ['a size in millimeters', `<svg ${xmlns} width="12.7mm" height="12.7mm" ${viewBox}>${frame}`],
  ['a prefix', `<svg:svg ${xmlns.replace('=', ':svg=')} ${viewBox}><svg:path ${d}/></svg:svg>`],
  ['a comment with a tag', `<!-- our <svg> --><svg ${xmlns} ${viewBox}>${frame}`],
  [
    'a label with a >',
    `<svg aria-label="a > b" ${xmlns} width="96" height="96" ${viewBox}>${frame}`,
  ],
  ['a byte order mark', `\uFEFF<svg ${xmlns} ${viewBox}>${frame}`],
])('all of a logo with %s is accepted, and on every icon', async (_, svg) => {
  expect(await check(svg)).toBe('')
  const files = await icons(svg, '#ffffff')
  const ico = files['/favicon.ico'].subarray(22)
  expect(await readAlpha(ico, [0, 31])).toEqual([255, 255, 255, 255])
  expect(await readAlpha(ico, [4, 27])).toEqual([255, 255, 255, 255])
  expect(await readAlpha(ico, [10, 22])).toEqual([0, 0, 0, 0])
  // The tile's margin is a seventh of it.
  const tile = await readRed(files['/apple-touch-icon.png'], [30, 149])
  expect(tile).toEqual([0, 0, 0, 0])
})

const unreadable = "can't be read as an SVG file."

test.each<[string, string | Buffer, string]>([
  [
    'a file that a browser does not show',
    `<svg ${viewBox}>${frame}`,
    'has no xmlns, so browsers do not show it.',
  ],
  ['an undeclared entity', `<svg ${xmlns}><title>Heat&nbsp;pumps</title>${frame}`, unreadable],
  ['a drawing without a shape', `<svg ${xmlns} ${viewBox}/>`, 'is empty.'],
  [
    'a linked picture, which is another file',
    `<svg ${xmlns} ${viewBox}><image href="logo.png" width="40" height="40"/></svg>`,
    'is empty.',
  ],
  ['a drawing outside its area', `<svg ${xmlns} viewBox="900 900 40 40">${frame}`, 'is empty.'],
  ['white on white', `<svg ${xmlns} ${viewBox} fill="#fff">${frame}`, 'is as light as the page.'],
  [
    'a name in letters',
    `<svg ${xmlns} ${viewBox}><text y="30">A</text>${frame}`,
    'has text, which each device draws in a font of its own.',
  ],
  ['UTF-16', Buffer.from(`\uFEFF<svg ${xmlns} ${viewBox}>${frame}`, 'utf16le'), unreadable],
  ['a PNG file under its name', await newPicture(), unreadable],
  ['a file that is cut off', '<svg><path', unreadable],
  ['an empty file', '', unreadable],
  [
    'a script',
    `<svg ${xmlns} ${viewBox}><script>alert(1)</script>${frame}`,
    'has a script, which a logo may not have.',
  ],
  [
    'a script in an attribute',
    `<svg ${xmlns} ${viewBox} onload="alert(1)">${frame}`,
    'has a script, which a logo may not have.',
  ],
  [
    'a script in a link',
    `<svg ${xmlns} ${viewBox}><a href="javascript:alert(1)"><path ${d}/></a></svg>`,
    'has a script, which a logo may not have.',
  ],
  ...Object.entries({
    'a linked picture besides a drawing': '<image href="logo.png" width="9" height="9"/>',
    'a linked picture, as older programs write it': `<image xlink:href='logo.png' xmlns:xlink="http://www.w3.org/1999/xlink"/>`,
    'shapes of another file': '<use href="logo.png"/>',
    'a style sheet of another site': '<style>@import "logo.png";</style>',
    'a font of another site': '<style>@font-face{font-family:A;src:url(logo.png)}</style>',
  }).map(([what, part]): [string, string, string] => [
    what,
    `<svg ${xmlns} ${viewBox}>${part}${frame}`,
    'needs another file, logo.png, which browsers do not load.',
  ]),
  [
    'the data of a drawing program',
    `<svg ${xmlns} ${viewBox}><!--${'data '.repeat(20_000)}-->${frame}`,
    'is 100 KB, and every visitor loads it; the limit is 50 KB.',
  ],
])('does not accept as the logo: %s', async (_, content, reason) => {
  expect(await check(content)).toBe(reason)
  expect(await check(content, 'content/logo.svg')).toBe(reason)
})

test.each<[string, string | Buffer]>([
  ['', await newPicture()],
  ["can't be read as a PNG file.", '<svg/>'],
  ['is only 120 pixels wide, so it is blurred on most screens.', await newPicture(120, 90)],
  ['is as light as the page.', await newPicture(600, 200, '#fff')],
])('says what is wrong with a logo as PNG: "%s"', async (reason, content) => {
  expect(await check(content, 'content/logo.png')).toBe(reason)
})

async function check(content: string | Buffer, path = 'public/icon.svg'): Promise<string> {
  writeFileSync(join(root, path), content)
  const files = await checkLogos(root)
  rmSync(join(root, path))
  const messages = files.flatMap((file) => file.messages)
  return messages.map(({ reason }) => reason.replace(`${path} `, '')).join()
}

test('a business without a logo has a sign of its own', async () => {
  expect(await checkLogos(root)).toEqual([])
  expect(await readLogo(root, 'icons')).toBeUndefined()
})

test('a logo is in the header and on icons, but a square icon takes its place there', async () => {
  const wide = `<svg ${xmlns} viewBox="0 0 480 48"><path d="M0 0h480v48H0z"/></svg>`
  writeFileSync(join(root, 'content/logo.svg'), wide)
  expect(await readLogo(root, 'icons')).toMatchObject({ svg: wide })
  writeFileSync(join(root, 'public/icon.svg'), inkscape)
  expect(await readLogo(root, 'icons')).toMatchObject({ svg: inkscape })
  expect(await readLogo(root, 'header')).toMatchObject({ svg: wide, width: 480, height: 48 })
  for (const path of ['content/logo.svg', 'public/icon.svg']) rmSync(join(root, path))
})

test('a logo as PNG is on every icon', async () => {
  writeFileSync(join(root, 'content/logo.png'), await newPicture(900, 600, '#000'))
  const logo = await readLogo(root, 'icons')
  rmSync(join(root, 'content/logo.png'))
  expect(logo).toMatchObject({ width: 512, height: 341 })
  const { '/favicon.ico': ico } = await icons(logo?.svg ?? '', '#ffffff')
  expect(await readAlpha(ico.subarray(22), [2, 16])).toEqual([0, 255, 0, 255])
})

test.each(['public/icon.svg', 'content/logo.svg'])("the linter ignores the owner's %s", (path) => {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  cpSync('biome.json', join(root, 'biome.json'))
  // It ignores only files that exist.
  writeFileSync(join(root, path), inkscape)
  const command = [biome, 'lint', '--vcs-enabled=false', `--stdin-file-path=${path}`]
  const { status } = spawnSync(process.execPath, command, { input: inkscape, cwd: root })
  rmSync(join(root, path))
  expect(status).toBe(0)
})

test('a wide logo stands in the middle of every icon', async () => {
  const wide = `<svg ${xmlns} preserveAspectRatio="xMinYMin" viewBox="0 0 48 24"><path d="M0 0h48v24H0z"/></svg>`
  const { '/favicon.ico': ico } = await icons(wide, '#ffffff')
  expect(await readAlpha(ico.subarray(22), [4, 27])).toEqual([0, 0, 0, 0])
  expect(await readAlpha(ico.subarray(22), [10, 21])).toEqual([255, 255, 255, 255])
})

test('the icon file contains one PNG', async () => {
  const ico = (await icons(icon, '#ffffff'))['/favicon.ico']
  expect(ico?.readUInt16LE(4)).toBe(1)
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
  expect(ico?.subarray(23, 26).toString()).toBe('PNG')
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
