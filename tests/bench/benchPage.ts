import { type Figure, inWords, meetsAim, type Report } from './figures.ts'

/**
 * Renders the figures as a page: a bar for each, with a line at its goal. @param last the figures
 * last committed to git
 */
export function benchPage({ day, machine, figures }: Report, last: Report): string {
  const benches = Object.entries(figures).map(([bench, rows]) => {
    const longest = Math.max(...Object.values(rows).flatMap(({ value, aim = 0 }) => [value, aim]))
    const items = Object.entries(rows).map(([name, figure]) => {
      const before = last.figures[bench]?.[name]
      return `<li>${name}: <b${meetsAim(figure) ? '' : ' class="missed"'}>${words(figure, before)}</b>${bar(figure, longest)}</li>`
    })
    return `<h2>${bench}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench</title>
<style>
  body { margin: 1rem auto; max-width: 50rem; padding: 0 1rem; font: 1rem/1.4 system-ui; color-scheme: light dark }
  ul { padding: 0; list-style: none }
  li { margin-block: .75rem; overflow-wrap: anywhere }
  b { font-weight: normal }
  .missed { color: light-dark(#b00020, #ff9b9b) }
  svg { display: block; width: 100%; height: .75rem; fill: #2a7f9e; stroke: light-dark(#b00020, #ff9b9b) }
</style>
<h1>What the site weighs and how fast it is</h1>
<p>Measured on ${day}: ${machine}. Compared with ${last.day}: ${last.machine}. A line marks the aim.</p>
${benches.join('\n')}
`
}

function words({ value, unit, aim, start, note }: Figure, before?: Figure): string {
  return [
    start === undefined ? inWords(value, unit) : `${start}–${inWords(value, unit)}`,
    aim !== undefined && `aim ${inWords(aim, unit)}`,
    before && `last ${inWords(before.value, unit)}`,
    note,
  ]
    .filter(Boolean)
    .join(', ')
}

function bar({ value, aim, start = 0 }: Figure, longest: number): string {
  const toX = (amount: number) => ((amount / longest) * 100).toFixed(1)
  const line = aim === undefined ? '' : `<path d="M${toX(aim)} 0v4"/>`
  return `<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect x="${toX(start)}" width="${toX(value - start)}" height="4" stroke="none"/>${line}</svg>`
}
