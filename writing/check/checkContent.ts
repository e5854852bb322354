import { adviceFindings } from './advice'
import { checkFrontmatter } from './checkFrontmatter'
import { checkText } from './checkText'
import { type ContentFile, toContentFile } from './contentFile'
import { fileNameFindings } from './fileName'
import { checkLinks } from './links'
import { inReadingOrder, type Problem } from './problem'
import type { Site } from './site'
import { titleFindings } from './titles'

/**
 * Every problem of every text.
 * @param texts by path from the root of the project
 * @param site what the texts may refer to
 */
export function checkContent(texts: Map<string, string>, site: Site): Problem[] {
  const files = [...texts].map(([path, text]) => toContentFile(path, text))
  return inReadingOrder(files.flatMap((file) => problemsOf(file, files, site)))
}

function problemsOf(file: ContentFile, files: ContentFile[], site: Site): Problem[] {
  const findings = [
    ...fileNameFindings(file, site),
    ...checkFrontmatter(file, site),
    ...titleFindings(file, files),
    ...checkText(file, site),
    ...checkLinks(file, files, site),
    ...adviceFindings(file),
  ]
  return findings.map((finding) => ({ file: file.path, ...finding }))
}
