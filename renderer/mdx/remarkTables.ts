import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

/**
 * Tables with | between their cells. With the rest of GitHub's Markdown (bare addresses as links, footnotes,
 * struck words), which no text uses, parsing takes almost twice as long.
 */
export function remarkTables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
