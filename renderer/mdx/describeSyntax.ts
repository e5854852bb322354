import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import { closestWord } from '../content/didYouMean.ts'
import type { Explanation } from '../content/explanations.ts'
import { siteOf } from './fileData.ts'
import { addMessage } from './messages.ts'
import { explainHtml } from './rules/html.ts'

/** A description with its source offset, if the parser reports the error further on. */
type Located = Explanation & { offset?: number }

/** By the package and the rule that found it. https://mdxjs.com/docs/troubleshooting-mdx/ */
export function describeSyntax(error: VFileMessage, file: VFile): void {
  const text = String(file)
  const componentNames = Object.keys(siteOf(file).components)
  const toOffset = (line = 1, column = 1) => location(text).toOffset({ line, column })
  const at = toOffset(error.line, error.column) ?? text.length
  const { offset = at, ...description } = describe()
  addMessage(file, offset, 'syntax', description)

  function describe(): Located {
    switch (error.source) {
      case 'mdast-util-mdx-jsx':
        return describeTag()
      case 'micromark-extension-mdxjs-esm':
        return {
          reason: 'A line that begins with "import" or "export" is read as code.',
          note: 'Begin the sentence with another word, or delete the line if it is code.',
          offset: text.lastIndexOf('\n', at - 1) + 1,
        }
      case 'micromark-extension-mdx-expression':
        return describeBrace()
      default:
        return describeBracket(error.ruleId === 'unexpected-eof')
    }
  }

  function describeBrace(): Located {
    // The last unclosed brace.
    const offset = Math.max(text.slice(0, at).search(/\{(?:[^{}]|\{[^{}]*\})*$/), 0)
    if (/^\{\s*\/\*/.test(text.slice(offset))) {
      return { reason: 'This comment is not closed.', note: 'Write */} at its end.', offset }
    }
    const [setting] = text.slice(offset).match(/^\{:?\s*[.#][\w-][^}\n]*\}/) ?? []
    if (setting) {
      return {
        reason: `${setting} is an id or a class, which documents can't set.`,
        note: `Delete ${setting}: a heading's address is made from its words.`,
        offset,
      }
    }
    return {
      reason: 'A { begins code, but what follows is not code.',
      note: 'Write \\{ for the character itself, or delete it.',
      offset,
    }
  }

  function describeBracket(isCut: boolean): Located {
    const offset = Math.max(text.lastIndexOf('<', at), 0)
    const rest = text.slice(offset)
    const known = notTags.find(({ start }) => start.test(rest))
    if (known) return { offset, ...known }
    const [tag, name = ''] = rest.match(/^<\/?([A-Za-z]\w*)/) ?? []
    const html = componentNames.includes(name)
      ? undefined
      : explainHtml(name.toLowerCase(), componentNames)
    if (html) return { offset, ...html }
    if (tag && closestWord(name, componentNames)) {
      return {
        offset,
        reason: `The tag ${tag} ${isCut ? 'is not closed with >' : "can't be read"}.`,
        note: 'Close it with >, and put every value in double quotes, as in <Tip title="A title">.',
      }
    }
    const [start = '<'] = tag ? [tag] : (rest.match(/^<\s?\S{0,4}/) ?? [])
    return {
      offset,
      reason: `A < begins a tag, and "${start}" is not one.`,
      note: tag
        ? 'Delete the <, or write &lt; for the character itself.'
        : `Write "under" or &lt; instead, as in ${start.replace(/<\s?/, 'under ')}.`,
    }
  }

  function describeTag(): Located {
    if (error.ruleId !== 'end-tag-mismatch') {
      const offset = text.lastIndexOf('<', at)
      return (
        describeWord(offset) ?? {
          reason: 'This closing tag was never opened.',
          note: 'Delete it, or write the opening tag above, on a line of its own.',
          offset,
        }
      )
    }
    // The message quotes the wrong tag, and the open tag with its position.
    const [wrong = '', open = ''] = error.reason.match(/(?<=`)<.+?>(?=`)/g) ?? []
    const [line, column] = error.reason.match(/\d+(?=[:-])|(?<=:)\d+/g)?.map(Number) ?? []
    if (open) {
      return {
        reason: `${wrong} closes nothing: the last open tag is ${open}, on line ${line}.`,
        note: `Close ${open} first with ${toClosing(open)}, or open ${toOpening(wrong)} above.`,
      }
    }
    if (wrong.startsWith('</')) {
      return {
        reason: `${wrong} is in the same block as the lines around it.`,
        note: `Put ${wrong} on a line of its own, with an empty line before it, and one after the opening tag.`,
      }
    }
    const offset = toOffset(line, column) ?? 0
    const word = describeWord(offset)
    if (word) return word
    const closing = toClosing(wrong)
    const isClosedLater = text.includes(closing, offset)
    return {
      reason: `${wrong} is opened here and not closed${isClosedLater ? ' in the same block' : ''}.`,
      note: /^<(Phone|Email)>$/.test(wrong)
        ? `Write ${wrong.replace('>', ' />')}, with the slash.`
        : `Put ${closing} on a line of its own where it ends, with an empty line before it, and one after ${wrong}.`,
      offset,
    }
  }

  /** A tag that isn't a component: HTML, or a word in angle brackets. */
  function describeWord(offset: number): Located | undefined {
    const [tag, name = ''] = text.slice(offset).match(/^<\/?([\w.:-]+)/) ?? []
    if (!tag || componentNames.includes(name)) return undefined
    const html = explainHtml(name.toLowerCase(), componentNames)
    if (html) return { offset, ...html }
    if (closestWord(name, componentNames)) return undefined
    return {
      offset,
      reason: `${tag}> is read as a tag.`,
      note: "If it isn't a component, delete the < and >.",
    }
  }
}

const toClosing = (tag: string) => tag.replace('<', '</')
const toOpening = (tag: string) => tag.replace('</', '<')

const notTags: (Explanation & { start: RegExp })[] = [
  {
    start: /^<!--/,
    reason: "Articles can't have an HTML comment, <!-- … -->.",
    note: 'Delete it, or write {/* … */}, which readers do not see.',
  },
  {
    start: /^<(https?:|mailto:|www\.)/,
    reason: "Articles can't have an address in <…>.",
    note: 'Write it as a link: [what it leads to](https://…).',
  },
  {
    start: /^<[\w.+-]+@/,
    reason: "Articles can't have an email address in <…>.",
    note: "Write <Email /> for the business's own address.",
  },
]
