import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import type { VFile } from 'vfile'
import { addMessage, type Place } from '../addMessage.ts'

/** Reports a mistake: where it is, what is wrong, and what to write instead. */
export type Report = (place: Place, reason: string, note: string) => void

/** A lint rule for texts. Its severity is set in `plugins.ts`. */
export function rule(id: string, check: (tree: Root, report: Report, file: VFile) => void) {
  return lintRule<Root>(`content:${id}`, (tree, file) =>
    check(tree, (place, reason, note) => addMessage(file, place, reason, note), file),
  )
}
