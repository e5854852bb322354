import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { Explanation } from '../../content/model/explain.ts'

/** A node's position, or the number of characters before the place. */
export type Place = Position | number | undefined

/** Reports a mistake to the writer. Advice is not `fatal`: it does not stop the build. */
export function addMessage(
  file: VFile,
  place: Place,
  ruleId: string,
  { reason, note }: Explanation,
  fatal = true,
): void {
  const position = typeof place === 'number' ? location(file).toPoint(place) : place
  const message = file.message(reason, { place: position, ruleId, source: 'content' })
  Object.assign(message, { note, fatal })
}

/** Reports a mistake: where it is, what is wrong, and what to write instead. */
export type Report = (place: Place, reason: string, note: string) => void

/** A lint rule for texts. Its severity is set in `plugins.ts`. */
export function rule(id: string, check: (tree: Root, report: Report, file: VFile) => void) {
  return lintRule<Root>(`content:${id}`, (tree, file) =>
    check(tree, (place, reason, note) => addMessage(file, place, id, { reason, note }), file),
  )
}
