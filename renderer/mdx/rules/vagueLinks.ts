import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rule } from './rule.ts'

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
