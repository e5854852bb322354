import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ContentFile } from './contentFile.ts'
import { startOf } from './nodePlace.ts'
import { type Finding, placeAt } from './problem.ts'

/** What an editor would mark in the margin. Stops nothing. */
export function adviceFindings({ text, tree, isArticle, frontmatter }: ContentFile): Finding[] {
  // Without its end, the frontmatter would pass for text.
  if (isArticle && !frontmatter) return []
  return [...placeholderFindings(text), ...(tree ? proseFindings(text, tree) : [])]
}

/** Words that stand for words still to be written; not the words of a link. */
const placeholder =
  /\b(TODO|TBD|TK|FIXME|XXX+)\b|lorem ipsum|\[(insert|your|company|city|name|date)\b[^\]]*\](?![([])/gi

function placeholderFindings(text: string): Finding[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(placeholder)].map((match) => ({
      line: index + 1,
      column: match.index + 1,
      kind: 'advice' as const,
      message: `"${match[0]}" waits for its words.`,
      remedy: 'Write them, or delete it.',
    })),
  )
}

function proseFindings(text: string, tree: Root): Finding[] {
  const findings: Finding[] = []
  visit(tree, (node) => {
    if (node.type === 'link') findings.push(...vagueLinks(node))
    if (node.type === 'paragraph') {
      findings.push(...doubledWords(node, text), ...longSentences(node, text))
    }
  })
  return findings
}

/** Screen readers list links by their words alone. WCAG 2.2, 2.4.4. */
const vague = /^(click )?(here|this|this link|this page|link|read more|learn more|more)$/i

function vagueLinks(link: Nodes): Finding[] {
  const words = textOf(link).trim()
  if (!vague.test(words)) return []
  return [
    {
      ...startOf(link),
      kind: 'advice',
      message: `The link says "${words}", not where it leads.`,
      remedy: 'Put the name of what it leads to into the square brackets.',
    },
  ]
}

function doubledWords(paragraph: Nodes, text: string): Finding[] {
  const start = paragraph.position?.start.offset ?? 0
  const source = text.slice(start, paragraph.position?.end.offset)
  return [...source.matchAll(/\b(\p{L}+)\s+\1\b/giu)].flatMap((match) =>
    /^(had|that)$/i.test(match[1] ?? '')
      ? []
      : {
          ...placeAt(text, start + match.index),
          kind: 'advice',
          message: `"${match[0].replace(/\s+/g, ' ')}": a word stands here twice.`,
          remedy: 'Delete one of the two.',
        },
  )
}

/** Words after which a reader on a phone has lost the beginning. */
const sentenceLimit = 40

function longSentences(paragraph: Nodes, text: string): Finding[] {
  const start = paragraph.position?.start.offset ?? 0
  return textOf(paragraph)
    .split(/(?<=[.!?]["'”’)]?)\s+(?=["'“(]?[\p{Lu}\d$])/u)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
      if (words.length <= sentenceLimit) return []
      const found = text.indexOf(words.slice(0, 2).join(' '), start)
      return {
        ...placeAt(text, found === -1 ? start : found),
        kind: 'advice',
        message: `This sentence has ${words.length} words; over ${sentenceLimit}, readers lose the thread.`,
        remedy: 'Make two of it.',
      }
    })
}
