import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import { componentNames } from '../../components/mdx/vocabulary.ts'
import { closestWord } from '../../content/model/didYouMean.ts'
import { addError } from './addMessage.ts'

interface Explanation {
  reason: string
  note: string
  /** Characters from the start of the text, if the parser noticed the mistake elsewhere. */
  offset?: number
}

/**
 * Adds what the MDX parser says to a file, in a writer's words.
 * @see https://mdxjs.com/docs/troubleshooting-mdx/
 */
export function explainSyntax(error: VFileMessage, file: VFile): void {
  const text = String(file)
  const { toOffset } = location(text)
  const at = toOffset({ line: error.line ?? 1, column: error.column ?? 1 }) ?? text.length
  const explanation = explain(error, text, at)
  addError(file, explanation.offset ?? at, 'syntax', explanation)
}

function explain(error: VFileMessage, text: string, at: number): Explanation {
  switch (error.source) {
    case 'mdast-util-mdx-jsx':
      return explainTag(error.reason, text, at)
    case 'micromark-extension-mdxjs-esm':
      return {
        reason: 'A line that begins with "import" or "export" is read as code.',
        note: 'Begin the sentence with another word. A text needs no imports.',
        offset: text.lastIndexOf('\n', at - 1) + 1,
      }
    case 'micromark-extension-mdx-expression':
      return {
        reason: 'A { begins code, and what follows is none.',
        note: 'Write \\{ for the character itself, or delete it.',
        offset: openBrace(text, at),
      }
    default: {
      const bracket = Math.max(text.lastIndexOf('<', at), 0)
      return { offset: bracket, ...explainBracket(text.slice(bracket), error.reason) }
    }
  }
}

function explainBracket(from: string, parserReason: string): Explanation {
  if (from.startsWith('<!--')) {
    return {
      reason: "A text can't have an HTML comment, <!-- … -->.",
      note: 'Delete it, or write {/* … */}, which no reader sees either.',
    }
  }
  if (/^<(https?:|mailto:|www\.)/.test(from)) {
    return {
      reason: "A text can't have an address in <…>.",
      note: 'Write it as a link: [what it leads to](https://…).',
    }
  }
  if (/^<[\w.+-]+@/.test(from)) {
    return {
      reason: "A text can't have an e-mail address in <…>.",
      note: "Write <Email /> for the business's own address.",
    }
  }
  const [tag = ''] = from.match(/^<\/?[A-Za-z]\w*/) ?? []
  const component = closestWord(tag.replace(/^<\/?/, ''), componentNames)
  if (tag && component) {
    const isCut = /end of file/.test(parserReason)
    return {
      reason: `The tag ${tag} ${isCut ? 'is not closed with >' : "can't be read"}.`,
      note: `Close it with >, and put every value in double quotes, as in ${exampleTag(tag, component)}.`,
    }
  }
  const [sign = '<'] = tag ? [tag] : (from.match(/^<\s?\S{0,4}/) ?? [])
  return {
    reason: `A < begins a tag, and "${sign}" is none.`,
    note: tag
      ? 'Delete the <, or write &lt; for the sign itself.'
      : `Write "under" or &lt; instead, as in ${sign.replace(/<\s?/, 'under ')}.`,
  }
}

function exampleTag(tag: string, component: string): string {
  if (tag.startsWith('</')) return `</${component}>`
  return component === 'Comparison'
    ? '<Comparison caption="What the table compares">'
    : '<Tip title="A title">'
}

function explainTag(parserReason: string, text: string, at: number): Explanation {
  const [, closing, open, line] =
    parserReason.match(/^Unexpected closing tag `(.+?)`, expected .* for `(.+?)` \((\d+)/) ?? []
  if (closing && open && line) {
    return {
      reason: `${closing} closes nothing: the last open tag is ${open}, on line ${line}.`,
      note: `Close ${open} first with ${open.replace('<', '</')}, or open ${closing.replace('/', '')} above.`,
    }
  }
  const [, unclosed, place = ''] =
    parserReason.match(/^Expected a closing tag for `(.+?)` \((.+?)\)/) ?? []
  if (unclosed) return explainUnclosed(unclosed, place, text)
  const [, early] = parserReason.match(/^Expected the closing tag `(.+?)`/) ?? []
  if (early) {
    return {
      reason: `${early} runs into the lines around it.`,
      note: `Put ${early} on a line of its own, with an empty line before it, and one after the opening tag.`,
    }
  }
  return {
    reason: 'This closing tag was never opened.',
    note: 'Delete it, or write the opening tag above, on a line of its own.',
    offset: text.lastIndexOf('<', at),
  }
}

/** @param place of the opening tag, as the parser prints it: '24:1-24:6' */
function explainUnclosed(tag: string, place: string, text: string): Explanation {
  const [line = 1, column = 1] = place.split(/[-:]/).map(Number)
  const offset = location(text).toOffset({ line, column }) ?? 0
  const name = tag.replace(/[<>]/g, '')
  const isClosedLater = text.slice(offset).includes(`</${name}>`)
  return {
    reason: `${tag} is opened here and not closed${isClosedLater ? ' in the same block' : ''}.`,
    note:
      name === 'Phone' || name === 'Email'
        ? `Write <${name} />, with the slash.`
        : `Put </${name}> on a line of its own where it ends, with an empty line before it, and one after ${tag}.`,
    offset,
  }
}

/** The brace that was opened last before a place and never closed. */
function openBrace(text: string, at: number): number {
  let closed = 0
  for (let index = Math.min(at, text.length - 1); index >= 0; index--) {
    if (text[index] === '}' && index < at) closed++
    if (text[index] === '{' && closed-- === 0) return index
  }
  return Math.max(text.lastIndexOf('{', at), 0)
}
