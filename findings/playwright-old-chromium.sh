#!/usr/bin/env bash
# Playwright starts a Chromium of 2022 (103), opens pages and evaluates scripts in it, but can't
# click: its actions call `checkVisibility()`, which came with 105. So the tests drive old versions
# with the DevTools protocol itself (tests/engines/devTools.ts).
# Seen with playwright-core 1.65.0 and Chromium 103.0.5058.0 of @sparticuz/chromium 103.0.0, which
# is a build for Linux on x64.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.0 \
  @sparticuz/chromium@103.0.0
cat >test.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const executablePath = resolve('chromium')
const compressed = readFileSync('node_modules/@sparticuz/chromium/bin/chromium.br')
writeFileSync(executablePath, brotliDecompressSync(compressed), { mode: 0o755 })
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage()
await page.setContent('<button>Call</button>')
const text = await page.evaluate(() => document.querySelector('button').textContent)
const failure = await page.click('button', { timeout: 10_000 }).catch(({ message }) => message)
console.log(`${browser.version()} ${text} ${String(failure).split('\n')[0]}`)
await browser.close()
JS
output=$(node test.mjs)
echo "$output"
test "$output" = \
  '103.0.5058.0 Call page.click: TypeError: element.checkVisibility is not a function'
