import { toContentFile } from './contentFile.ts'
import { checkLinks, pathOf } from './links.ts'
import { inReadingOrder, type Problem } from './problem.ts'
import { type Outline, type Reading, readText } from './readText.ts'
import type { Site } from './site.ts'
import { titleFindings } from './titles.ts'

/**
 * Every problem of every text.
 * @param texts by path from the root of the project
 * @param site what the texts may refer to
 */
export function checkContent(texts: Map<string, string>, site: Site): Problem[] {
  return checkReadings(
    [...texts].map(([path, text]) => readText(toContentFile(path, text), site)),
    site,
  )
}

/** Every problem of texts that were read: their own, and those that show beside the others. */
export function checkReadings(readings: Reading[], site: Site): Problem[] {
  const outlines = readings.map(({ outline }) => outline)
  const pages = firstBy(outlines, pathOf)
  const titles = firstBy(outlines, ({ title }) => title)
  return inReadingOrder(
    readings.flatMap(({ outline, findings }) =>
      [...findings, ...titleFindings(outline, titles), ...checkLinks(outline, pages, site)].map(
        (finding) => ({ file: outline.path, ...finding }),
      ),
    ),
  )
}

function firstBy<Key>(
  outlines: Outline[],
  keyOf: (outline: Outline) => Key | undefined,
): Map<Key, Outline> {
  const first = new Map<Key, Outline>()
  for (const outline of outlines) {
    const key = keyOf(outline)
    if (key !== undefined && !first.has(key)) first.set(key, outline)
  }
  return first
}
