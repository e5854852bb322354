import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceLine } from '../../components/ui/SourceLine.tsx'
import { SourceList } from '../../components/ui/SourceList.tsx'
import type { Source } from '../../model/schemas/sources.ts'

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

test("marks an article's source as checked only if it has the date", () => {
  expect(getText(<SourceList sources={[read, unread]} />)).toBe(
    'Carbon Monoxide, Montgomery County. Checked November 10, 2025.Carbon Monoxide, NFPA.',
  )
})

test('marks the sources of local facts as checked, with the oldest date, and lists the others separately', () => {
  const later = { ...read, publisher: 'WTOP', url: 'https://wtop.com/', checked: '2025-12-01' }
  expect(
    getText(<SourceLine records={[{ sources: [later, unread] }, { sources: [read] }]} />),
  ).toBe('Checked November 10, 2025: WTOP, Montgomery County. See also: NFPA.')
  expect(getText(<SourceLine records={[{ sources: [unread] }]} />)).toBe('See: NFPA.')
  const second = { ...read, url: 'https://www.montgomerycountymd.gov/two' }
  expect(getText(<SourceLine records={[{ sources: [read, second, read] }]} />)).toBe(
    'Checked November 10, 2025: Montgomery County, Montgomery County (2).',
  )
})

function getText(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
}
