import type { Root } from 'mdast'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { Explanation } from '../content/explanations.ts'

export type Place = Position | number | undefined

/** @param place in the source, or the name of a field: 'services.0.slug' */
export function addMessage(
  file: VFile,
  place: Place | string,
  ruleId: string,
  { reason, note }: Explanation,
  fatal = true,
): void {
  const at = typeof place === 'string' ? file.data.offsets?.[place] : place
  const position = typeof at === 'number' ? location(file).toPoint(at) : at
  const message = file.message(reason, { place: position, ruleId, source: 'content' })
  Object.assign(message, { note, fatal })
}

/** Reports an error or a warning: its position, what is wrong, and what to write instead. */
export type Report = (place: Place, reason: string, note: string, isError?: boolean) => void

export function rule(id: string, check: (tree: Root, report: Report, file: VFile) => void) {
  return () => (tree: Root, file: VFile) =>
    check(
      tree,
      (place, reason, note, isError) => addMessage(file, place, id, { reason, note }, isError),
      file,
    )
}

/** Whether a file has a message that fails the build. */
export function hasError({ messages }: VFile): boolean {
  return messages.some(({ fatal }) => fatal)
}
