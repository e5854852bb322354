import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { knownHosts as hosts } from '../../../content/knownHosts.ts'
import { phoneNumber } from '../../../content/model/schema.ts'
import { type Place, rule } from '../messages.ts'

const vague = /^(click )?(here|this|this link|this page|link|read more|learn more|more)$/i

/** Screen readers list links by their words alone. WCAG 2.2, 2.4.4. */
export const vagueLinks = rule('vague-links', (tree, report) => {
  visit(tree, 'link', (link) => {
    const words = textOf(link).trim()
    if (!vague.test(words)) return
    report(
      link.position,
      `The link says "${words}", not where it leads.`,
      'Write the name of its page between the square brackets.',
    )
  })
})

/** Links lead to sites that somebody has looked at: another may be a typo. */
export const knownHosts = rule('known-hosts', (tree, report, { data }) => {
  const check = (url: string, place: Place) => {
    if (!url.startsWith('https://') || !URL.canParse(url) || isKnownHost(url)) return
    report(
      place,
      `Nobody has looked at ${new URL(url).host} yet.`,
      'Make sure that it is the right site, then add it to content/knownHosts.ts.',
    )
  }
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node) check(node.url, node.position)
  })
  data.article?.sources?.forEach(({ url }, index) => {
    check(url, data.places?.[`sources.${index}.url`])
  })
})

/** Whether somebody has looked at the site of an address. No network. @param url an https address */
export function isKnownHost(url: string): boolean {
  const { hostname } = new URL(url)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Numbers follow business.ts, and a link says in words where it leads. WCAG 2.2, 2.4.4. */
export const writtenOut = rule('written-out', (tree, report, file) => {
  visit(tree, 'text', ({ position }) => {
    const start = position?.start.offset ?? 0
    const source = String(file).slice(start, position?.end.offset)
    const number = source.search(phoneNumber)
    if (number !== -1) {
      report(
        start + number,
        'A phone number is written out here.',
        'Write <Phone /> instead: it becomes a call link, and follows content/business.ts.',
      )
    }
    for (const { 0: address, index } of source.matchAll(/\b(https?:\/\/|www\.)[^\s)\]]+/gi)) {
      report(
        start + index,
        `A web address is written out here: ${address}`,
        'Write it as a link: [what it leads to](https://…).',
      )
    }
  })
})
