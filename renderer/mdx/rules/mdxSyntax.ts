import type { VFileMessage } from 'vfile-message'
import { componentNames } from '../../../components/mdx/vocabulary.ts'
import { nearest } from './didYouMean.ts'
import { type Finding, type Place, placeAt } from './problem.ts'

/**
 * What the MDX parser says, in a writer's words.
 * https://mdxjs.com/docs/troubleshooting-mdx/
 */
export function syntaxFinding(message: VFileMessage, text: string): Finding {
  const at: Place = { line: message.line ?? 1, column: message.column ?? 1 }
  const offset = offsetOf(text, at)
  if (message.source === 'mdast-util-mdx-jsx')
    return { ...at, kind: 'fatal', ...tagWords(message, text, offset) }
  if (message.source === 'micromark-extension-mdxjs-esm') {
    return { ...at, column: 1, kind: 'fatal', ...importWords }
  }
  if (message.source === 'micromark-extension-mdx-expression') {
    return { ...placeAt(text, openBrace(text, offset)), kind: 'fatal', ...braceWords }
  }
  const bracket = text.lastIndexOf('<', offset)
  return {
    ...(bracket === -1 ? at : placeAt(text, bracket)),
    kind: 'fatal',
    ...bracketWords(text.slice(Math.max(bracket, 0)), message),
  }
}

type Words = Pick<Finding, 'message' | 'remedy'> & Partial<Place>

const importWords: Words = {
  message: 'A line that begins with "import" or "export" is read as code, and this is none.',
  remedy: 'Begin the sentence with another word. An article needs no imports.',
}

const braceWords: Words = {
  message: 'A { begins code here, and what follows is none.',
  remedy: 'Write \\{ for the character itself, or leave it out.',
}

function bracketWords(from: string, { reason }: VFileMessage): Words {
  if (from.startsWith('<!--')) {
    return {
      message: 'An HTML comment, <!-- … -->, cannot stand in an article.',
      remedy: 'Delete it, or write {/* … */}, which no reader sees either.',
    }
  }
  if (/^<(https?:|mailto:|www\.)/.test(from)) {
    return {
      message: 'An address in <…> cannot stand in an article.',
      remedy: 'Write it as a link: [what it leads to](https://…).',
    }
  }
  if (/^<[\w.+-]+@/.test(from)) {
    return {
      message: 'An e-mail address in <…> cannot stand in an article.',
      remedy: "Write <Email /> for the business's own address.",
    }
  }
  const [tag = ''] = from.match(/^<\/?[A-Za-z]\w*/) ?? []
  if (tag && nearest(tag.replace(/^<\/?/, ''), componentNames)) {
    return {
      message: `The tag ${tag} is not written to its end${/end of file/.test(reason) ? '' : ', or not as a tag'}.`,
      remedy: `Close it with >, and put every value in double quotes, as in ${exampleTag(tag)}.`,
    }
  }
  if (tag) {
    return {
      message: `A < begins a tag, and "${tag}" is none.`,
      remedy: 'Delete the <, or write &lt; for the sign itself.',
    }
  }
  const [sign = '<'] = from.match(/^<\s?\S{0,4}/) ?? []
  return {
    message: `A < begins a tag, and "${sign}" is none.`,
    remedy: `Write "under", "less than" or &lt; in its place, as in ${sign.replace('<', 'under ').replace('  ', ' ')}.`,
  }
}

function exampleTag(tag: string): string {
  const name = tag.replace(/^<\/?/, '')
  if (tag.startsWith('</')) return `</${nearest(name, componentNames) ?? name}>`
  return name === 'Comparison'
    ? '<Comparison caption="What the table compares">'
    : '<Tip title="A title">'
}

function tagWords({ reason }: VFileMessage, text: string, offset: number): Words {
  const [, closing, open, openPlace] =
    reason.match(/^Unexpected closing tag `(.+?)`, expected .* for `(.+?)` \((.+?)\)/) ?? []
  if (closing && open && openPlace) {
    const own = closing.replace('/', '')
    return {
      message: `${closing} closes what was never opened: the last open tag is ${open}, of line ${lineOf(openPlace)}.`,
      remedy: `Close ${open} first with ${open.replace('<', '</')}, or open ${own} above.`,
    }
  }
  const [, unclosed, where] = reason.match(/^Expected a closing tag for `(.+?)` \((.+?)\)/) ?? []
  if (unclosed && where) return unclosedWords(unclosed, where, text)
  const [, early] = reason.match(/^Expected the closing tag `(.+?)`/) ?? []
  if (early) {
    return {
      message: `${early} stands where it cannot be told from the lines around it.`,
      remedy: `Put ${early} on a line of its own, with an empty line before it, and one after the opening tag.`,
    }
  }
  return {
    ...placeAt(text, text.lastIndexOf('<', offset)),
    message: 'A closing tag stands here that was never opened.',
    remedy: 'Delete it, or write the opening tag above, on a line of its own.',
  }
}

function unclosedWords(tag: string, where: string, text: string): Words {
  const [line = 1, column = 1] = where.split(/[-:]/).map(Number)
  const name = tag.replace(/[<>]/g, '')
  const isAlone = name === 'Phone' || name === 'Email'
  const isClosedLater = text.slice(offsetOf(text, { line, column })).includes(`</${name}>`)
  return {
    line,
    column,
    message: `${tag} is opened here and not closed${isClosedLater ? ' in the same block' : ''}.`,
    remedy: isAlone
      ? `Write <${name} />, with the slash.`
      : `Put </${name}> on a line of its own where it ends, with an empty line before it, and one after ${tag}.`,
  }
}

function lineOf(where: string): string {
  return where.split(':')[0] ?? where
}

/** The brace that was opened last before a place and never closed. */
function openBrace(text: string, offset: number): number {
  let closed = 0
  for (let index = Math.min(offset, text.length - 1); index >= 0; index--) {
    if (text[index] === '}' && index < offset) closed++
    if (text[index] === '{' && closed-- === 0) return index
  }
  return Math.max(text.lastIndexOf('{', offset), 0)
}

function offsetOf(text: string, { line, column }: Place): number {
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length
  return line === 1 ? column - 1 : start + column
}
