import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Explanation, LocatedExplanation } from './explanations.ts'
import * as say from './explanations.ts'

export function findMisread(document: Document, source: string): LocatedExplanation | undefined {
  let misread: LocatedExplanation | undefined
  visit(document, {
    Node: (key, node) => {
      const isName = key === 'key'
      misread = findSpecialStart(node, source, isName)
      if (isSeq(node)) misread ??= findSplitText(node)
      if (isMap(node)) misread ??= findSplitField(node)
      if (isScalar(node))
        misread ??= findComment(node, source, isName) ?? findStrayLine(node, source)
      return misread && visit.BREAK
    },
  })
  return misread
}

/**
 * Finds an alias, an anchor, or a tag, and groups and lists that stand for a text: a placeholder
 * without quotes, or text with a colon after it.
 */
function findSpecialStart(node: Node, source: string, isName: boolean) {
  const [start = 0] = node.range ?? []
  if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag) {
    return { offset: source.slice(0, start + 1).search(/[*&!]\S*\s*\S?$/), ...say.specialStart }
  }
  const isPlaceholder = isMap(node) && node.flow && /^\{\w+\} *(\r?\n|$)/.test(source.slice(start))
  return isPlaceholder || (isName && isCollection(node))
    ? { offset: start, ...say.specialStart }
    : undefined
}

/** Matches a comment behind a value or, in a list, behind the comma after it. */
const valueComment = /[ \t]*,?[ \t]*#/y
/** Matches a comment behind the name of a group or a list. */
const nameComment = /:[ \t]+#(?=[^ \t\r\n])/y

/**
 * Finds text that YAML takes for a comment: a # without a space after it, or any # after a plain
 * text. After a number, a day, or a slug, it is a comment.
 */
function findComment({ range, type, source: text = '' }: Scalar, source: string, isName: boolean) {
  if (!range || type?.startsWith('BLOCK')) return undefined
  const comment = isName ? nameComment : valueComment
  comment.lastIndex = range[1]
  if (!comment.test(source)) return undefined
  const offset = comment.lastIndex - 1
  const isText = type === 'PLAIN' && !/^[^\sA-Z]\S*$/.test(text)
  const isComment = /^#[ \t\r\n]?$/.test(source.slice(offset, offset + 2))
  return isComment && !isText ? undefined : { offset, ...say.hash }
}

/** Lines within a text that look like an entry of a list or a field. */
const strayLines: [RegExp, Explanation][] = [
  [/(?<=\n[ \t]*)-(?=[ \t\r\n]|$)/, say.strayDash],
  [/(?<=\n[ \t]*)-(?=\p{L})|(?<=(?:^|\n[ \t]*))-(?=\p{Zs})/u, say.dash],
  [/(?<=\n[ \t]*[a-z]\w*:)(?=[^ \t\r\n/:])/, say.space],
]

function findStrayLine({ range, type, source: text = '' }: Scalar, source: string) {
  const [start, end] = range ?? [0, 0]
  // Folding shortens a text.
  const isOneLine = end - start === text.length && !text.startsWith('-')
  if (type?.startsWith('QUOTE') || isOneLine) return undefined
  for (const [line, explanation] of strayLines) {
    const index = source.slice(start, end).search(line)
    if (index !== -1) return { offset: start + index, ...explanation }
  }
  return undefined
}

/** Finds an entry of a list on one line that seems to continue the text before it. */
function findSplitText({ flow, items }: YAMLSeq): LocatedExplanation | undefined {
  if (!flow) return undefined
  const texts = items.filter((item) => isScalar(item) && item.type === 'PLAIN')
  const sources = texts.map((item) => (isScalar(item) && item.source) || '')
  if (!sources.some((text) => text.includes(' '))) return undefined
  const isSentence = (text = '') => /[.!?]$/.test(text)
  const index = sources.findIndex(
    (text, at) =>
      at > 0 &&
      (/^[\p{Ll}\d]/u.test(text) || (isSentence(sources.at(-1)) && !isSentence(sources[at - 1]))),
  )
  const split = texts[index]
  return isScalar(split) ? { offset: split.range?.[0] ?? 0, ...say.comma } : undefined
}

/** Finds a field without a colon in a group on one line, which continues the text before it. */
function findSplitField({ flow, items }: YAMLMap): LocatedExplanation | undefined {
  const split = flow ? items.find(({ value }, at) => at > 0 && value === null)?.key : undefined
  return isScalar(split) ? { offset: split.range?.[0] ?? 0, ...say.fieldComma } : undefined
}
