import type { ReactNode } from 'react'

/** A component as the dev server's /components page shows it. */
export interface Example {
  /** The name of its file, if it differs from the component's name. */
  file?: string
  /** What a writer types, for components that articles may use. */
  written?: string
  /** Each state by its label: 'One entry', 'Long words'. */
  states: Record<string, ReactNode>
}

/** A folder's examples, keyed by component name. */
export type Examples = Record<string, Example>

/** Repeats entries until there are `count`. */
export function repeat<Entry>(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => entries[index % entries.length]).filter(
    (entry) => entry !== undefined,
  )
}

/** A word wider than a phone's screen. */
export const longWord = 'Gebäudeheizungsanlagenwartungsvertragsverlängerung'

export const longText =
  'A sentence that goes on, as sentences of owners sometimes do, about furnaces, filters, fans and the weather by the river, until it fills three lines on a phone.'
