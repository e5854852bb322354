import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import { componentNames } from '../../components/mdx/vocabulary.ts'
import { closestWord } from '../../content/model/didYouMean.ts'
import type { Explanation } from '../../content/model/explain.ts'
import { addMessage } from './messages.ts'

/** With the number of characters before the error, if the parser noticed it later. */
type Located = Explanation & { offset?: number }

/**
 * Reports what the MDX parser finds, in a writer's words.
 * @see https://mdxjs.com/docs/troubleshooting-mdx/
 */
export function explainSyntax(error: VFileMessage, file: VFile): void {
  const text = String(file)
  const point = { line: error.line ?? 1, column: error.column ?? 1 }
  const at = location(text).toOffset(point) ?? text.length
  const { offset = at, ...explanation } = explain(error, text, at)
  addMessage(file, offset, 'syntax', explanation)
}

function explain({ source, reason }: VFileMessage, text: string, at: number): Located {
  switch (source) {
    case 'mdast-util-mdx-jsx':
      return explainTag(reason, text, at)
    case 'micromark-extension-mdxjs-esm':
      return {
        reason: 'A line that begins with "import" or "export" is read as code.',
        note: 'Begin the sentence with another word. A text needs no imports.',
        offset: text.lastIndexOf('\n', at - 1) + 1,
      }
    case 'micromark-extension-mdx-expression':
      return explainBrace(text, openBrace(text, at))
    default: {
      const offset = Math.max(text.lastIndexOf('<', at), 0)
      return { offset, ...explainBracket(text.slice(offset), reason) }
    }
  }
}

function explainBrace(text: string, offset: number): Located {
  if (/^\{\s*\/\*/.test(text.slice(offset))) {
    return { reason: 'This note is not closed.', note: 'Write */} at its end.', offset }
  }
  return {
    reason: 'A { begins code, and what follows is not code.',
    note: 'Write \\{ for the character itself, or delete it.',
    offset,
  }
}

/** What is not a tag, by how it begins. */
const notTags: (Explanation & { start: RegExp })[] = [
  {
    start: /^<!--/,
    reason: "A text can't have an HTML comment, <!-- … -->.",
    note: 'Delete it, or write {/* … */}, which no reader sees either.',
  },
  {
    start: /^<(https?:|mailto:|www\.)/,
    reason: "A text can't have an address in <…>.",
    note: 'Write it as a link: [what it leads to](https://…).',
  },
  {
    start: /^<[\w.+-]+@/,
    reason: "A text can't have an e-mail address in <…>.",
    note: "Write <Email /> for the business's own address.",
  },
]

function explainBracket(text: string, parserReason: string): Explanation {
  const known = notTags.find(({ start }) => start.test(text))
  if (known) return known
  const [tag, name = ''] = text.match(/^<\/?([A-Za-z]\w*)/) ?? []
  if (tag && closestWord(name, componentNames)) {
    const isCut = /end of file/.test(parserReason)
    return {
      reason: `The tag ${tag} ${isCut ? 'is not closed with >' : "can't be read"}.`,
      note: 'Close it with >, and put every value in double quotes, as in <Tip title="A title">.',
    }
  }
  const [start = '<'] = tag ? [tag] : (text.match(/^<\s?\S{0,4}/) ?? [])
  return {
    reason: `A < begins a tag, and "${start}" is not one.`,
    note: tag
      ? 'Delete the <, or write &lt; for the character itself.'
      : `Write "under" or &lt; instead, as in ${start.replace(/<\s?/, 'under ')}.`,
  }
}

function explainTag(parserReason: string, text: string, at: number): Located {
  const [, closing, open, openLine] =
    parserReason.match(/^Unexpected closing tag `<\/(.+?)>`, expected .* `<(.+?)>` \((\d+)/) ?? []
  if (closing) {
    return {
      reason: `</${closing}> closes nothing: the last open tag is <${open}>, on line ${openLine}.`,
      note: `Close <${open}> first with </${open}>, or open <${closing}> above.`,
    }
  }
  const [, unclosed, line, column] =
    parserReason.match(/^Expected a closing tag for `<(.+?)>` \((\d+):(\d+)/) ?? []
  if (unclosed) {
    const point = { line: Number(line), column: Number(column) }
    return explainUnclosed(unclosed, text, location(text).toOffset(point) ?? 0)
  }
  const [, early] = parserReason.match(/^Expected the closing tag `(.+?)`/) ?? []
  if (early) {
    return {
      reason: `${early} is in one block with the lines around it.`,
      note: `Put ${early} on a line of its own, with an empty line before it, and one after the opening tag.`,
    }
  }
  return {
    reason: 'This closing tag was never opened.',
    note: 'Delete it, or write the opening tag above, on a line of its own.',
    offset: text.lastIndexOf('<', at),
  }
}

function explainUnclosed(name: string, text: string, offset: number): Located {
  const isClosedLater = text.includes(`</${name}>`, offset)
  return {
    reason: `<${name}> is opened here and not closed${isClosedLater ? ' in the same block' : ''}.`,
    note:
      name === 'Phone' || name === 'Email'
        ? `Write <${name} />, with the slash.`
        : `Put </${name}> on a line of its own where it ends, with an empty line before it, and one after <${name}>.`,
    offset,
  }
}

/** The last brace before a place that was opened and not closed. */
function openBrace(text: string, at: number): number {
  let closed = 0
  for (let index = Math.min(at, text.length - 1); index >= 0; index--) {
    if (text[index] === '}' && index < at) closed++
    if (text[index] === '{' && closed-- === 0) return index
  }
  return Math.max(text.lastIndexOf('{', at), 0)
}
