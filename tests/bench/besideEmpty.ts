import type { Row } from './row.ts'

/**
 * How much later a page's largest contentful paint comes than that of the same page emptied.
 * @param page by name: 'An article'
 * @param paint in ms
 * @param emptyPaint in ms
 */
export function besideEmpty(group: string, page: string, paint: number, emptyPaint: number): Row {
  const share = (paint / emptyPaint - 1) * 100
  return {
    group,
    what: `${page}: largest contentful paint, against the empty page`,
    measured: `${Math.round(paint)} ms : ${Math.round(emptyPaint)} ms = ${share.toFixed(1)}% more`,
    goal: '≤ 5% more',
    met: share <= 5,
  }
}
