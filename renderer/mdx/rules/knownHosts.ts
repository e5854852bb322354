import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isKnownHost } from '../../../content/model/knownHosts.ts'
import { addMessage } from '../addMessage.ts'
import '../fileData.ts'

/** A link leads to a site that somebody has looked at: another may be a slip. */
export const knownHosts = lintRule<Root>('content:known-hosts', (tree, file: VFile) => {
  const check = (url: string, place: Parameters<typeof addMessage>[1]) => {
    if (!url.startsWith('https://') || !URL.canParse(url) || isKnownHost(url)) return
    addMessage(
      file,
      place,
      `Nobody has looked at ${new URL(url).host} yet.`,
      'See whether it is the right site, then add it to content/model/knownHosts.ts.',
    )
  }
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') check(node.url, node.position)
  })
  const { article, places } = file.data
  article?.sources?.forEach(({ url }, index) => {
    check(url, places?.[`sources.${index}.url`])
  })
})
