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
import { components, html } from './rules/components.ts'
import { emptyText, fileName } from './rules/file.ts'
import { missingCharacters, pictographs } from './rules/fonts.ts'
import { frontmatter } from './rules/frontmatter.ts'
import { headings } from './rules/headings.ts'
import { writtenOut } from './rules/links.ts'
import { markdown, unreadLinks } from './rules/markdown.ts'
import { pictures } from './rules/pictures.ts'
import { longSentences, placeholders, repeatedWords } from './rules/prose.ts'
import { tables } from './rules/tables.ts'

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
  [emptyText, ['error']],
  [missingCharacters, ['error']],
  [html, ['warn']],
  [markdown, ['warn']],
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
