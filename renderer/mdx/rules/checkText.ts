import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { codeFindings } from './codeFindings.ts'
import { componentFindings } from './componentFindings.ts'
import type { ContentFile } from './contentFile.ts'
import { headingFindings } from './headingFindings.ts'
import { imageFindings } from './imageFindings.ts'
import { findPhoneNumber } from './phoneNumber.ts'
import { type Finding, placeAt } from './problem.ts'
import type { Site } from './site.ts'

/** What is wrong in the text itself, links apart. */
export function checkText(file: ContentFile, site: Site): Finding[] {
  const { tree, syntaxFinding } = file
  if (!tree) return syntaxFinding ? [syntaxFinding] : []
  const findings: Finding[] = headingFindings(tree)
  visit(tree, (node) => {
    findings.push(
      ...componentFindings(node),
      ...codeFindings(node, file, site),
      ...imageFindings(node, file, site),
      ...phoneFindings(node, file),
      ...addressFindings(node, file),
    )
  })
  return [...findings, ...emptyFindings(file, tree)]
}

function phoneFindings(node: Nodes, { text }: ContentFile): Finding[] {
  const { source, start } = wordsOf(node, text)
  const found = findPhoneNumber(source)
  if (found === -1) return []
  return [
    {
      ...placeAt(text, start + found),
      kind: 'error',
      message: 'A phone number is written out here.',
      remedy:
        'Write <Phone /> in its place: it becomes a call link, and follows content/business.ts.',
    },
  ]
}

/** Only a link of Markdown becomes one, and its words say where it leads. WCAG 2.2, 2.4.4. */
function addressFindings(node: Nodes, { text }: ContentFile): Finding[] {
  const { source, start } = wordsOf(node, text)
  return [...source.matchAll(/\b(https?:\/\/|www\.)[^\s)\]]+/gi)].map((match) => ({
    ...placeAt(text, start + match.index),
    kind: 'error',
    message: `A web address is written out here: ${match[0]}`,
    remedy: 'Write it as a link: [what it leads to](https://…).',
  }))
}

/** A run of words as it is written, and where it starts; empty for any other node. */
function wordsOf(node: Nodes, text: string): { source: string; start: number } {
  const start = node.position?.start.offset ?? 0
  const end = node.type === 'text' ? node.position?.end.offset : undefined
  return { source: end === undefined ? '' : text.slice(start, end), start }
}

function emptyFindings({ text, frontmatter, isArticle }: ContentFile, tree: Root): Finding[] {
  if (tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')) return []
  return isArticle && !frontmatter
    ? []
    : [
        {
          ...placeAt(text, text.trimEnd().length),
          kind: 'error',
          message: 'There is no text yet.',
          remedy: 'Write it below this line.',
        },
      ]
}
