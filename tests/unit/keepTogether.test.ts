import { expect, test } from 'vitest'
import { keepTogether } from '../../components/keepTogether.ts'

const wrap = (text: string) =>
  text.replace(/\[/g, '<span class="nowrap">').replace(/\]/g, '</span>')

test.each([
  '<p>Every [30–90 days]</p>',
  '<td>[R-410A,] [MERV-13]</td>',
  '<p>a [1-inch] filter</p>',
  '<td>[$150–$250+]</td>',
  '<p>[(12-1102)]</p>',
  '<p>Fact Sheet [2025-05]</p>',
  '<p>A [tune-up,] [step-by-step]</p>',
  '<p>When [I called,] I</p>',
  '<p>Two [tune-ups] and [add-ons]</p>',
  '<p>[7.5 HSPF2] and [14.3 SEER2]</p>',
  '<td>[$1.60 × 10 ÷ 0.80]</td>',
  '<b>[15–20°F]</b>',
  '<option>30–90 days</option><p>for [30–90 days]</p>',
  '<a href="/services/hvac-tune-up"><span>Book Your Winter [Tune-Up]</span></a>',
])('%s stays on one line, without another character', (html) => {
  const plain = html.replace(/[[\]]|<\/?span>/g, '')
  expect(keepTogether(plain)).toBe(wrap(html))
})

test.each([
  '<p>energy-efficient – always</p>',
  '<a href="/blog/r-410a" aria-label="30–90">an article</a>',
  '<p>(202) 555-0147</p>',
  '<p>office@hvac-24.com, https://example.com/a-1</p>',
  '<option>30–90 days</option>',
  '<textarea placeholder="R-22">R-410A</textarea>',
  '<svg viewBox="0 0 1 1"><title>R-410A</title><text>30–<tspan>90</tspan>–90</text></svg>',
])('leaves %s alone', (html) => {
  expect(keepTogether(html)).toBe(html)
})
