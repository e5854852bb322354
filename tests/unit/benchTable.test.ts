import { expect, test } from 'vitest'
import { table, withTables } from '../bench/table.ts'

test('rows of one group share a table, in the order in which they came', () => {
  const rows = [
    { group: 'Bytes', what: 'Home', measured: '9,000 B', goal: '≤ 14,600 B', met: true },
    {
      group: 'Build',
      what: 'Cold',
      measured: '9 s',
      goal: '≤ 8 s',
      met: false,
      peers: 'Astro 6 s',
    },
    { group: 'Bytes', what: 'Mean', measured: '5,000 B' },
  ]
  expect(table(rows)).toBe(`## Bytes

| What | Measured | Goal | Met | Peers |
| --- | --- | --- | --- | --- |
| Home | 9,000 B | ≤ 14,600 B | yes |  |
| Mean | 5,000 B |  |  |  |

## Build

| What | Measured | Goal | Met | Peers |
| --- | --- | --- | --- | --- |
| Cold | 9 s | ≤ 8 s | **no** | Astro 6 s |`)
})

test('what is not measured anew stays in the document', () => {
  const document = '# Bench\n\nIntro.\n\n## Bytes\n\nOld.\n\n## Menu\n\nKept.\n'
  const rows = [{ group: 'Bytes', what: 'Home', measured: '9,000 B' }]
  expect(withTables(document, rows, 'Measured today.')).toBe(`# Bench

Intro.

## Bytes

Measured today.

| What | Measured | Goal | Met | Peers |
| --- | --- | --- | --- | --- |
| Home | 9,000 B |  |  |  |

## Menu

Kept.
`)
})
