import { expect, test } from 'vitest'
import { keepTogether } from '../../components/keepTogether.ts'

const joiner = '\u2060'

test.each([
  ['<p>Every 30–90 days</p>', `<p>Every 30–${joiner}90\u00a0days</p>`],
  ['<td>R-410A, MERV-13</td>', `<td>R-${joiner}410A, MERV-${joiner}13</td>`],
  ['<p>a 1-inch filter</p>', `<p>a 1-${joiner}inch filter</p>`],
  ['<td>$150–$250+</td>', `<td>$150–${joiner}$250+</td>`],
  ['<p>(12-1102)</p>', `<p>(12-${joiner}1102)</p>`],
  ['<p>Fact Sheet 2025-05</p>', `<p>Fact Sheet 2025-${joiner}05</p>`],
  ['<p>A tune-up, step-by-step</p>', `<p>A tune-${joiner}up, step-${joiner}by-step</p>`],
  ['<p>When I called, I</p>', '<p>When I\u00a0called, I</p>'],
  ['<p>Two tune-ups and add-ons</p>', `<p>Two tune-${joiner}ups and add-${joiner}ons</p>`],
  ['<p>7.5 HSPF2 and 14.3 SEER2</p>', '<p>7.5\u00a0HSPF2 and 14.3\u00a0SEER2</p>'],
  ['<td>$1.60 × 10 ÷ 0.80</td>', '<td>$1.60\u00a0×\u00a010\u00a0÷\u00a00.80</td>'],
  ['<b>15–20°F</b>', `<b>15–${joiner}20°F</b>`],
])('%s stays on one line', (html, kept) => {
  expect(keepTogether(html)).toBe(kept)
})

test.each([
  '<p>energy-efficient – always</p>',
  '<a href="/blog/r-410a" aria-label="30–90">an article</a>',
  '<p>(202) 555-0147</p>',
  '<p>office@hvac-24.com, https://example.com/a-1</p>',
])('leaves %s alone', (html) => {
  expect(keepTogether(html)).toBe(html)
})
