import type { ReactNode } from 'react'

/** A component as /components shows it in dev. */
export interface Example {
  /** Name of its file in the folder, if it is not the component's own. */
  file?: string
  /** What a writer types, if texts may use it. */
  written?: string
  /** Each state with what it is called: 'One entry', 'Long words'. */
  states: Record<string, ReactNode>
}

/** The examples of a folder, by the names of its components. */
export type Examples = Record<string, Example>

/** Thirty of a list's entries, or as many as there are. */
export function repeat<Entry>(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => entries[index % entries.length]).filter(
    (entry) => entry !== undefined,
  )
}

/** A word that is longer than a phone is wide. */
export const longWord = 'Gebäudeheizungsanlagenwartungsvertragsverlängerung'

export const longText =
  'A sentence that goes on, as sentences of owners sometimes do, about furnaces, filters, fans and the weather by the river, until it fills three lines on a phone.'
