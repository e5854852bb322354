import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkSmartypants from 'remark-smartypants'
import type { PluggableList } from 'unified'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeSections } from './rehypeSections.ts'
import { rehypeTableRegions } from './rehypeTableRegions.ts'
import { remarkReferences } from './remarkReferences.ts'
import { remarkTables } from './remarkTables.ts'
import { code } from './rules/code.ts'
import { components } from './rules/components.ts'
import { emptyText, fileName } from './rules/file.ts'
import { frontmatter } from './rules/frontmatter.ts'
import { headings } from './rules/headings.ts'
import { knownHosts, vagueLinks, writtenOut } from './rules/links.ts'
import { pictures } from './rules/pictures.ts'
import { longSentences, placeholders, repeatedWords } from './rules/prose.ts'

/** Rules that read the file and not its tree: they also apply to a text that can't be parsed. */
export const fileRules: PluggableList = [
  [fileName, ['error']],
  [frontmatter, ['error']],
]

/** Errors stop the build. Advice ('warn') is printed by `npm run check`. */
const textRules: PluggableList = [
  [headings, ['error']],
  [components, ['error']],
  [code, ['error']],
  [pictures, ['error']],
  [writtenOut, ['error']],
  [emptyText, ['error']],
  [placeholders, ['warn']],
  [vagueLinks, ['warn']],
  [knownHosts, ['warn']],
  [longSentences, ['warn']],
  [repeatedWords, ['warn']],
]

export const remarkPlugins: PluggableList = [
  remarkFrontmatter,
  remarkTables,
  ...fileRules,
  ...textRules,
  remarkReferences,
  // After the rules, which read what the writer wrote.
  [remarkSmartypants, { dashes: false }],
]

export const rehypePlugins: PluggableList = [
  rehypeSlug,
  rehypeSections,
  rehypeTableRegions,
  rehypePictures,
]
