#!/usr/bin/env bash
# A font with `font-display: optional` that comes after the first paint is not used on that page. But
# when a script later adds a rule in a media query to the style sheet that has the `@font-face`,
# Chromium applies the late font at once, and all text moves, even if the rule matches nothing. A
# rule without a media query, and one in another sheet, change nothing. So no script of this site
# adds a media query to the sheet with the fonts, if the browser can make another sheet.
# Seen with Chromium 153.0.8010.0 of @sparticuz/chromium 153.0.0, a build for Linux on x64, driven by
# playwright-core 1.65.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.0 \
  @sparticuz/chromium@153.0.0 @fontsource/barlow-semi-condensed@5.3.0
cat >test.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const font = readFileSync(
  'node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2',
)
const html = `<!doctype html><title>A late font</title>
<style>@font-face { font-family: Late; font-display: optional; src: url(late.woff2) }
b { font: 40px Late, serif }</style><style>i { color: red }</style>
<p><b>Heating and cooling</b> <i>in an emergency</i></p>`
let painted
const firstPaint = new Promise((resolve) => (painted = resolve))
const server = createServer(async ({ url }, response) => {
  if (url !== '/late.woff2') return response.setHeader('Content-Type', 'text/html').end(html)
  await firstPaint
  response.setHeader('Content-Type', 'font/woff2').end(font)
}).listen(0, '127.0.0.1')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? (await sparticuz.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'commit' })
await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
await page.waitForTimeout(500)
painted()
await page.evaluate(() => document.fonts.ready)
const measure = () => page.evaluate(() => document.querySelector('b').offsetWidth)
await page.waitForTimeout(500)
const fallback = await measure()
const results = []
for (const [index, rule] of [
  [1, '@media all { .none { color: blue } }'],
  [0, '.none { color: blue }'],
  [0, '@media all { .none { color: blue } }'],
]) {
  await page.evaluate(
    ([index, rule]) => document.styleSheets[index].insertRule(rule, 1),
    [index, rule],
  )
  await page.waitForTimeout(500)
  results.push((await measure()) === fallback ? 'stays' : 'changes')
}
console.log(`${browser.version()}: ${results}`)
await browser.close()
server.close()
JS
output=$(node test.mjs)
echo "$output"
[[ $output == *': stays,stays,changes' ]]
