import type { Point, Position } from 'unist'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'

/**
 * Reports a mistake to the writer.
 * @param place a node's position, a point, or characters from the start of the text
 * @param reason what is wrong, a sentence
 * @param note what to write instead, a sentence or two
 */
export function addMessage(
  file: VFile,
  place: Position | Point | number | undefined,
  reason: string,
  note: string,
): VFileMessage {
  const message = file.message(reason, { place: toPlace(file, place) })
  message.note = note
  return message
}

function toPlace(file: VFile, place: Position | Point | number | undefined) {
  if (typeof place !== 'number') return place
  return location(file).toPoint(place)
}

interface Sentences {
  reason: string
  note: string
}

/** Reports a mistake outside of a lint rule, which would set these fields. */
export function addError(
  file: VFile,
  place: Position | Point | number | undefined,
  ruleId: string,
  { reason, note }: Sentences,
): void {
  Object.assign(addMessage(file, place, reason, note), { fatal: true, ruleId, source: 'content' })
}

/** The same for what stops nothing. */
export function addAdvice(
  file: VFile,
  place: Position | Point | number | undefined,
  ruleId: string,
  { reason, note }: Sentences,
): void {
  Object.assign(addMessage(file, place, reason, note), { fatal: false, ruleId, source: 'content' })
}
