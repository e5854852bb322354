import type { Point, Position } from 'unist'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'

/** A node's position, a point, or the number of characters before it. */
export type Place = Position | Point | number | undefined

/** What is wrong, and what to write instead: a sentence or two each. */
export interface Explanation {
  reason: string
  note: string
}

/** Reports a mistake to the writer from a lint rule, which adds its id and severity. */
export function addMessage(file: VFile, place: Place, reason: string, note: string): VFileMessage {
  const point = typeof place === 'number' ? location(file).toPoint(place) : place
  return Object.assign(file.message(reason, { place: point }), { note })
}

/** Reports a mistake from elsewhere. Advice is not `fatal`: it does not stop the build. */
export function addFinding(
  file: VFile,
  place: Place,
  ruleId: string,
  { reason, note }: Explanation,
  fatal = true,
): void {
  const message = addMessage(file, place, reason, note)
  Object.assign(message, { fatal, ruleId, source: 'content' })
}
