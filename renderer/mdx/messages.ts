import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { Explanation } from '../content/explanations.ts'

/** A node's position, or an offset in the source. */
export type Place = Position | number | undefined

/** Adds a message for the writer. Errors are `fatal` and fail the build; warnings don't. */
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

/** Reports an error: its position, what is wrong, and what to write instead. */
export type Report = (place: Place, reason: string, note: string) => void

/** Creates a lint rule for MDX files. `plugins.ts` sets its severity. */
export function rule(id: string, check: (tree: Root, report: Report, file: VFile) => void) {
  return lintRule<Root>(`content:${id}`, (tree, file) =>
    check(tree, (place, reason, note) => addMessage(file, place, id, { reason, note }), file),
  )
}
