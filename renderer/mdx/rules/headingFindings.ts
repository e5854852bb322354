import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { startOf } from './nodePlace.ts'
import type { Finding } from './problem.ts'

/** Headings make the outline that readers, screen readers and search engines follow. WCAG 2.2, 1.3.1. */
export function headingFindings(tree: Root): Finding[] {
  const findings: Finding[] = []
  let last = 1
  visit(tree, 'heading', (heading) => {
    const { depth } = heading
    const words = wordsFor(depth, last, textOf(heading))
    if (words) findings.push({ ...startOf(heading), kind: 'error', ...words })
    last = Math.max(depth, 2)
  })
  return findings
}

function wordsFor(
  depth: number,
  last: number,
  text: string,
): Pick<Finding, 'message' | 'remedy'> | undefined {
  if (text.trim() === '') {
    return { message: 'A heading without words.', remedy: 'Write its words, or delete the line.' }
  }
  if (depth === 1) {
    return {
      message: 'A second main heading (#): the page has one already, from its "heading" field.',
      remedy: `Begin the line with ##, as in:  ## ${text}`,
    }
  }
  if (depth > last + 1) {
    return {
      message: `A heading of level ${depth} follows one of level ${last}: a level is skipped.`,
      remedy: `Begin the line with ${'#'.repeat(last + 1)}, as in:  ${'#'.repeat(last + 1)} ${text}`,
    }
  }
  return undefined
}
