import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkIcon } from '../../renderer/content/checkIcon.ts'
import { newPicture, temporaryFolder } from '../support/files.ts'

const root = temporaryFolder('public')
const path = join(root, 'public/icon.svg')

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="48" height="48" id="svg1" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h48v48H0z"/></svg>
`

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const square = '<path d="M0 0h40v40H0z"/></svg>'

test.each([
  ['an SVG file of a drawing program', inkscape, ''],
  [
    'a file of Illustrator, with entities',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" viewBox="0 0 40 40">${square}`,
    '',
  ],
  [
    'a file that a browser does not show',
    `<svg viewBox="0 0 40 40">${square}`,
    'has no xmlns, so browsers do not show it.',
  ],
  [
    'an entity that nothing declares',
    `<svg ${xmlns}><title>Heat&nbsp;pumps</title>${square}`,
    "can't be read as an SVG file.",
  ],
  ['a drawing without a shape', `<svg ${xmlns} viewBox="0 0 40 40"/>`, 'is empty.'],
  [
    'a linked picture, which is another file',
    `<svg ${xmlns} viewBox="0 0 40 40"><image href="logo.png" width="40" height="40"/></svg>`,
    'is empty.',
  ],
  ['a drawing outside its area', `<svg ${xmlns} viewBox="900 900 40 40">${square}`, 'is empty.'],
  [
    'a white drawing, on white',
    `<svg ${xmlns} viewBox="0 0 40 40" fill="#fff">${square}`,
    'is as light as the page.',
  ],
  [
    'a name in letters',
    `<svg ${xmlns} viewBox="0 0 40 40"><text y="30">A</text>${square}`,
    'has text, which each device draws in a font of its own.',
  ],
  [
    'UTF-16',
    Buffer.from(`\uFEFF<svg ${xmlns} viewBox="0 0 40 40">${square}`, 'utf16le'),
    "can't be read as an SVG file.",
  ],
  ['a PNG file under its name', await newPicture(), "can't be read as an SVG file."],
  ['a file that is cut off', '<svg><path', "can't be read as an SVG file."],
  ['an empty file', '', "can't be read as an SVG file."],
  ['no file', undefined, 'There is no public/icon.svg.'],
])('accepts only an SVG file as the logo: %s', async (_, content, reason) => {
  if (content === undefined) rmSync(path)
  else writeFileSync(path, content)
  const { messages } = await checkIcon(root)
  expect(messages.map(({ reason }) => reason.replace(/^public\/icon\.svg /, '')).join()).toBe(
    reason,
  )
})

test("the linter ignores the owner's SVG files", () => {
  const command = [
    'node_modules/@biomejs/biome/bin/biome',
    'lint',
    '--stdin-file-path=public/icon.svg',
  ]
  expect(spawnSync(process.execPath, command, { input: inkscape }).status).toBe(0)
})
