import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineCalculator } from '../../components/browser/islands/calculators/defineCalculator.ts'
import { CalculatorForm } from '../../components/calculators/CalculatorForm.tsx'
import { HeroScene } from '../../components/drawings/HeroScene.tsx'
import { readDrawing } from '../../components/drawings/readDrawing.ts'
import { withPhoneLinks } from '../../components/mdx/contactLinks.tsx'
import { SourceLine } from '../../components/ui/SourceLine.tsx'
import { SourceList } from '../../components/ui/SourceList.tsx'
import { Stars } from '../../components/ui/Stars.tsx'
import { business } from '../../model/records.ts'
import { winterHouse } from '../../model/schemas/cities.ts'
import type { Source } from '../../model/schemas/sources.ts'
import { Wrapper } from '../../pages/+Wrapper.tsx'

const render = (element: React.ReactNode) =>
  parse(renderToStaticMarkup(<Wrapper>{element}</Wrapper>))
const getText = (element: React.ReactNode) => render(element).textContent.replaceAll('\u00a0', ' ')

test.each([
  [5, '★★★★★', 0],
  [4.7, '★★★★★', 1],
  [4, '★★★★', 0],
])('a rating of %d shows the stars %s, the last one clipped at %d', (rating, stars, cut) => {
  const element = render(<Stars rating={rating} />).querySelector('[role=img]')
  expect(element?.textContent).toBe(stars)
  expect(element?.getAttribute('aria-label')).toBe(`Rated ${rating} out of 5`)
  expect(element?.querySelectorAll('span')).toHaveLength(cut)
})

test.each([
  [19.5, 1],
  [undefined, 0],
])('shows a calculator only if the content has its starting price: %d', (example, count) => {
  const calculator = defineCalculator({
    name: 'cooling-cost',
    title: 'What a better rating saves',
    inputs: { power: { label: 'Electricity', min: 5, max: 60, example } },
    describe: () => ({ headline: 'Fine', explanation: '', figures: [] }),
  })
  const form = render(<CalculatorForm calculator={calculator}>Prices are examples.</CalculatorForm>)
  expect(form.querySelectorAll('form')).toHaveLength(count)
})

test.each(winterHouse.options)(
  'the home page may show the %s, whose ground has no edge',
  (name) => {
    const scene = render(<HeroScene id="hero" name={name} />).toString()
    const { shapes } = readDrawing(`houses/${name}`).first
    const [, roof = ''] = /"wall" (d="[^"]+")/.exec(shapes) ?? []
    expect(scene).toContain(roof)
    const [, soil = ''] = /"facade" (d="M0 [^"]+")/.exec(shapes) ?? []
    expect(soil).not.toBe('')
    expect(scene).not.toContain(soil)
  },
)

test.each([
  ['Call us any time.', 0],
  [`Call ${business.phone} any time.`, 1],
  [`Call ${business.phone}. At night, too: ${business.phone}`, 2],
])('links every phone number in "%s", and keeps the rest of the text', (text, count) => {
  const shown = render(withPhoneLinks(text))
  expect(shown.querySelectorAll('a[href^="tel:"]')).toHaveLength(count)
  expect(shown.textContent).toBe(text)
})

const read: Source = {
  id: 'mcfrs-co-alarms',
  topic: 'law',
  says: 'Every level and outside sleeping areas',
  title: 'Carbon Monoxide',
  publisher: 'Montgomery County',
  url: 'https://www.montgomerycountymd.gov/mcfrs-info/tips/citizens/carbonmonoxide.html',
  checked: '2025-11-10',
}
const { checked: _, ...unread } = { ...read, publisher: 'NFPA', url: 'https://www.nfpa.org/co' }
const later = { ...read, publisher: 'WTOP', url: 'https://wtop.com/', checked: '2025-12-01' }
const second = { ...read, url: 'https://www.montgomerycountymd.gov/two' }

test.each([
  [
    <SourceList key="list" sources={[read, unread]} />,
    'Carbon Monoxide, Montgomery County. Checked November 10, 2025.Carbon Monoxide, NFPA.',
  ],
  [
    <SourceLine key="both" records={[{ sources: [later, unread] }, { sources: [read] }]} />,
    'Checked November 10, 2025: WTOP, Montgomery County. See also: NFPA.',
  ],
  [<SourceLine key="unread" records={[{ sources: [unread] }]} />, 'See: NFPA.'],
  [
    <SourceLine key="twice" records={[{ sources: [read, second, read] }]} />,
    'Checked November 10, 2025: Montgomery County, Montgomery County (2).',
  ],
])('calls only the sources checked that were, with the oldest date: %#', (element, text) => {
  expect(getText(element)).toBe(text)
})
