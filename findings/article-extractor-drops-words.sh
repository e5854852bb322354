#!/usr/bin/env bash
# @extractus/article-extractor leaves words out of the text of an article: what stands in `<time>`,
# `<output>`, and `<dt>`, although its sentence and the `<dd>` stay. "Checked <time>May 4</time>."
# becomes "Checked .", and a list of figures loses what they are of. Readability, which it uses to
# find the text, keeps all of them.
# Seen with @extractus/article-extractor 9.0.1, @mozilla/readability 0.6.0, and linkedom 0.18.15.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @extractus/article-extractor@9.0.1 @mozilla/readability@0.6.0 linkedom@0.18.15
cat >test.mjs <<'JS'
import { extractFromHtml } from '@extractus/article-extractor'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'

const words = 'A furnace rests all summer, and dust and rust and spiders do not. '.repeat(9)
const html = `<!doctype html><html lang="en"><head><title>Filters</title></head><body><article>
<h1>Filters</h1><p>${words}</p>
<p>Checked <time datetime="2026-05-04">May 4, 2026</time>, with a result of <output>8%</output>.</p>
<dl><dt>A thin filter</dt><dd>30 days</dd></dl><p>${words}</p></article></body></html>`
const texts = [
  (await extractFromHtml(html, 'https://example.com/filters')).content,
  new Readability(parseHTML(html).document).parse().content,
]
const parts = ['Checked', 'May 4, 2026', '8%', 'A thin filter', '30 days']
console.log(JSON.stringify(texts.map((text) => parts.filter((part) => text.includes(part)))))
JS
output=$(node test.mjs)
echo "$output"
test "$output" = '[["Checked","30 days"],["Checked","May 4, 2026","8%","A thin filter","30 days"]]'
