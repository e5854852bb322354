import { visit } from 'unist-util-visit'
import { isKnownHost } from '../../../content/model/knownHosts.ts'
import type { Place } from '../addMessage.ts'
import '../fileData.ts'
import { rule } from './rule.ts'

/** Links lead to sites that somebody has looked at: another may be a typo. */
export const knownHosts = rule('known-hosts', (tree, report, { data }) => {
  const check = (url: string, place: Place) => {
    if (!url.startsWith('https://') || !URL.canParse(url) || isKnownHost(url)) return
    report(
      place,
      `Nobody has looked at ${new URL(url).host} yet.`,
      'Make sure that it is the right site, then add it to content/model/knownHosts.ts.',
    )
  }
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') check(node.url, node.position)
  })
  data.article?.sources?.forEach(({ url }, index) => {
    check(url, data.places?.[`sources.${index}.url`])
  })
})
