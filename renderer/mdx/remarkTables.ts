import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

/**
 * Parses pipe tables. remark-gfm would also add the rest of GitHub's Markdown: autolinked URLs,
 * which articles must not have, plus footnotes and task lists, which have no styles.
 */
export function remarkTables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
