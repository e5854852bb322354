import type { Node } from 'unist'
import type { Place } from './problem.ts'

/** Where a node of the tree begins. */
export function startOf({ position }: Node): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}
