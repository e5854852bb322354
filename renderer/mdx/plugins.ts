import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkFrontmatter from 'remark-frontmatter'
import type {} from 'remark-parse'
import type { PluggableList, Processor } from 'unified'
import { rehypePictures } from './rehypePictures.ts'
import { rehypeSections } from './rehypeSections.ts'
import { rehypeTables } from './rehypeTables.ts'
import { remarkQuotes } from './remarkQuotes.ts'
import { remarkReferences } from './remarkReferences.ts'
import { characters, invisibleCharacters } from './rules/characters.ts'
import { code } from './rules/code.ts'
import { components } from './rules/components.ts'
import { emptyText, fileName } from './rules/file.ts'
import { frontmatter } from './rules/frontmatter.ts'
import { headings } from './rules/headings.ts'
import { pictures } from './rules/pictures.ts'
import { longSentences } from './rules/prose.ts'
import { lostTables, tables } from './rules/tables.ts'
import { texts } from './rules/texts.ts'
import { undesigned } from './rules/undesigned.ts'

/** They read the source, so they also apply to documents that can't be parsed. */
export const fileRules: PluggableList = [fileName, frontmatter, invisibleCharacters]

const textRules: PluggableList = [
  headings,
  components,
  code,
  pictures,
  tables,
  undesigned,
  emptyText,
  texts,
  lostTables,
  characters,
  longSentences,
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

/**
 * Parses pipe tables. remark-gfm would also add the rest of GitHub's Markdown: autolinked URLs,
 * which articles must not have, plus footnotes and task lists, which have no styles.
 */
function remarkTables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
