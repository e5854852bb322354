import type { Finding } from './problem.ts'
import type { Outline } from './readText.ts'

/**
 * Two articles of one title: search results could not tell them apart. Told of the later file.
 * @param firstOf the first text of each title
 */
export function titleFindings(file: Outline, firstOf: Map<string, Outline>): Finding[] {
  const { title, titlePlace } = file
  const first = title === undefined ? undefined : firstOf.get(title)
  if (!first || first === file) return []
  return [
    {
      ...titlePlace,
      kind: 'fatal',
      message: `${first.path} has the same title.`,
      remedy: 'Give this article a title of its own.',
    },
  ]
}
