import type { Dated } from '../../../content/model/lifecycle.ts'
import { adviceFindings } from './advice.ts'
import { checkFrontmatter } from './checkFrontmatter.ts'
import { checkText } from './checkText.ts'
import { type ContentFile, datesOf } from './contentFile.ts'
import { fileNameFindings } from './fileName.ts'
import { anchorsOf, type Link, linksOf } from './links.ts'
import type { Finding, Place } from './problem.ts'
import type { Site } from './site.ts'

/** What a text means to the others. */
export interface Outline extends Pick<ContentFile, 'path' | 'slug' | 'isArticle'> {
  title: string | undefined
  titlePlace: Place
  dates: Dated
  /** Ids of its headings; undefined where it is no MDX. */
  anchors: string[] | undefined
  links: Link[]
}

/** All that a check wants to know of one text. JSON, so that it can be kept. */
export interface Reading {
  outline: Outline
  /** What is wrong with the text whatever the others say. */
  findings: Finding[]
}

/** Reads one text without the others. */
export function readText(file: ContentFile, site: Site): Reading {
  const { path, slug, isArticle, frontmatter, tree } = file
  const { title } = (frontmatter?.values ?? {}) as { title?: unknown }
  return {
    outline: {
      path,
      slug,
      isArticle,
      title: typeof title === 'string' ? title : undefined,
      titlePlace: frontmatter?.placeOf(['title']) ?? { line: 1, column: 1 },
      dates: datesOf(file),
      anchors: tree && anchorsOf(tree),
      links: linksOf(file),
    },
    findings: [
      ...fileNameFindings(file, site),
      ...checkFrontmatter(file, site),
      ...checkText(file, site),
      ...adviceFindings(file),
    ],
  }
}
