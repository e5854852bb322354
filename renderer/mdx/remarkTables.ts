import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

/**
 * Tables with | between their cells. remark-gfm would bring the rest of GitHub's Markdown along:
 * bare addresses as links, which texts must not have, and footnotes and tasks without a design.
 */
export function remarkTables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
