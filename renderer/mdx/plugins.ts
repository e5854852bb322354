import remarkFrontmatter from 'remark-frontmatter'
import type { PluggableList } from 'unified'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeSections } from './rehypeSections.ts'
import { rehypeTables } from './rehypeTables.ts'
import { remarkQuotes } from './remarkQuotes.ts'
import { remarkReferences } from './remarkReferences.ts'
import { remarkTables } from './remarkTables.ts'
import { invisibleCharacters } from './rules/characters.ts'
import { code } from './rules/code.ts'
import { components } from './rules/components.ts'
import { emptyText, fileName } from './rules/file.ts'
import { missingCharacters, pictographs } from './rules/fonts.ts'
import { frontmatter } from './rules/frontmatter.ts'
import { headings } from './rules/headings.ts'
import { writtenOut } from './rules/links.ts'
import { markdown } from './rules/markdown.ts'
import { misread } from './rules/misread.ts'
import { pictures } from './rules/pictures.ts'
import { longSentences, placeholders, repeatedWords } from './rules/prose.ts'
import { lostTables, tables } from './rules/tables.ts'
import { undesigned } from './rules/undesigned.ts'
import { unreadLinks } from './rules/unreadLinks.ts'

/**
 * Rules that read the source instead of the tree. They also apply to documents that can't be
 * parsed.
 */
export const fileRules: PluggableList = [
  [fileName, ['error']],
  [frontmatter, ['error']],
  [invisibleCharacters, ['error']],
]

/** Errors fail the build. `npm run check` prints warnings. */
const textRules: PluggableList = [
  [headings, ['error']],
  [components, ['error']],
  [code, ['error']],
  [pictures, ['error']],
  [tables, ['error']],
  [unreadLinks, ['error']],
  [writtenOut, ['error']],
  [undesigned, ['error']],
  [emptyText, ['error']],
  [missingCharacters, ['error']],
  [markdown, ['warn']],
  [misread, ['warn']],
  [lostTables, ['warn']],
  [pictographs, ['warn']],
  [placeholders, ['warn']],
  [longSentences, ['warn']],
  [repeatedWords, ['warn']],
]

export const remarkPlugins: PluggableList = [
  remarkFrontmatter,
  remarkTables,
  ...fileRules,
  ...textRules,
  remarkReferences,
  // After the rules, which check what the writer typed.
  remarkQuotes,
]

export const rehypePlugins: PluggableList = [rehypeSections, rehypeTables, rehypePictures]
