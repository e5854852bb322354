import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

interface Syntax {
  syntax: RegExp
  /** What to write: `$1` is the first group of the syntax, and `$url` the same for a link. */
  note: string
  /** What is wrong, if readers don't see the syntax as is. */
  reason?: string
}

const aTable =
  'Write a line of dashes below the first row: | --- | --- |, with one for each column.'
const bullets = 'Begin each line with - and a space.'
const sources = 'Delete it, and put a page that you cite into the "sources" field.'
const formula = 'Write the formula with plain characters, as in 20 × 8.'
const pictureNote = 'Write ![What it shows](./picture.jpg), with the name of the picture.'

/** Syntax at the start of a line, from other tools or with a slip. Lines below it are the same. */
const atLineStart: Syntax[] = [
  {
    // Docusaurus, VitePress.
    syntax: /:{3,}[ \t]*\p{L}[\s\S]*?\n[\t >]*:{3,}|:{3,}/u,
    note: 'Wrap the text in <Tip> or <Warning>, and delete the lines of colons.',
  },
  {
    // A definition list.
    syntax: /:[ \t]+(?=\S)/u,
    note: 'Write it in one paragraph with its term, as in:  **The term:** what it means.',
  },
  { syntax: /\[[ xX]\](?= )/u, note: 'Wrap the list in <Checklist>, which gives each line a box.' },
  { syntax: /\[![A-Za-z]+\]/u, note: 'Wrap the text in <Tip> or <Warning> instead.' },
  // Word and Google Docs.
  { syntax: /[•·‣▪●○◦■□☐☑✓✔✗➢➤►▶]|[o§][\t\u00a0]|–[ \t\u00a0]/u, note: bullets },
  { syntax: /-(?=\p{L})/u, note: 'Write a space after the - if it begins a list.' },
  { syntax: /-(?=\u00a0)/u, note: 'Write an ordinary space after the -.' },
  { syntax: /(\d{1,2}[.)])(?=\p{L})/u, note: 'Write a space after the $1' },
  { syntax: /(\d{1,2}[.)])(?=\u00a0)/u, note: 'Write an ordinary space after the $1' },
  { syntax: /(#{2,6})(?![# \t\r\n])/u, note: 'Write an ordinary space after $1.' },
  {
    syntax: /#(?=\p{L})/u,
    note: 'Write ## and a space if it is a heading. Otherwise delete the #.',
  },
  { syntax: /(?:\*{2,3}|={2,})[ \t]*$/u, note: 'Delete it.' },
  { syntax: /\|.*\|[ \t]*$/u, note: aTable },
  { syntax: /[^\s|][^|\n]* \| [^\n]+\n[\t >]*[^|\n]+ \| /u, note: aTable },
  { syntax: /\\(?:#{1,6}|[-+*])[ \t]/u, note: 'Delete the \\ before it.' },
]

/** Syntax anywhere in a text. */
const anywhere: Syntax[] = [
  {
    syntax: /(?<!\\)\[\^[^\]\s]+\]/u,
    note: 'There are no footnotes: put a page that you cite into the "sources" field.',
  },
  { syntax: /~~\S[^~]*~~/u, note: 'Delete the words, or the symbols around them.' },
  // Obsidian.
  {
    syntax: /!\[\[([^\]\n|]+)[^\]\n]*\]\]/u,
    note: 'Write ![What it shows](./$url) if the picture is next to the article.',
  },
  {
    syntax: /\[\[[^\]\n]+\]\]/u,
    note: 'Write the words and the address, as in [our services](/services).',
  },
  { syntax: /(?<!\\)!\[[^\]\n]*\]\[[^\]\n]*\]/u, note: pictureNote },
  {
    syntax: /(?<!\\)\[[^\]^]+\]\[[^\]]*\]/u,
    note: 'Write the address itself, as in [our services](/services).',
  },
  { syntax: /==\s?([^=\n]*[^=\s])\s?==/u, note: 'Write **$1** instead.' },
  {
    // WordPress.
    syntax:
      /\[([a-z][\w-]*)(?: [\w-]+=[^\]\n]*)?\][\s\S]*?\[\/\1\]|\[[a-z][\w-]* [\w-]+=[^\]\n]*\]|\[\/[a-z][\w-]*\]|\[(?:gallery|toc|TOC)\]/u,
    note: 'Delete it. A picture is ![What it shows](./picture.jpg "Its caption"), and a form or button a link: [schedule a visit](/contact).',
  },
  // Chat assistants.
  { syntax: /(?<!\\)\[\d{1,3}\](?![[(])/u, note: sources },
  { syntax: /【[^】\n]*】|:contentReference\[[^\]\n]*\](?!\{)/u, note: sources },
  { syntax: /\p{Co}?cite(?:\p{Co}?turn\d+[a-z]+\d+)+\p{Co}?/u, note: sources },
  { syntax: /\\[a-zA-Z]{2,}|\$\$|\$[a-zA-Z]\w* ?=[^$\n]*\$/u, note: formula },
  // Escaped by an editor.
  { syntax: /\\\*\\\*(.+?)\\\*\\\*/u, note: 'Write **$1** instead.' },
  { syntax: /\\\[[^\]\n]+\\?\]\\?\([^)\n]*\)/u, note: 'Delete each \\ in it.' },
  { syntax: /&amp;#?\w+;/u, note: 'Write the character itself.' },
  {
    syntax: /&nbsp;/u,
    reason: '&nbsp; is a space at which lines never break.',
    note: 'Write an ordinary space.',
  },
  {
    syntax: /(?<!\\)\*\*[ \t]*([^*\n]*[^*\s])[ \t]*\*\*/u,
    note: 'Write **$1** with a space or an empty line before and after it.',
  },
  {
    syntax: /(?<!\\)\*\*/u,
    note: 'Delete the stars, or write two on both sides of the bold words.',
  },
  { syntax: /(?<=\p{L})~(\w+)~/u, note: 'Write <sub>$1</sub> instead.' },
  { syntax: /(?<=\S)\^(\w+)\^/u, note: 'Write <sup>$1</sup> instead.' },
]

/** The start of a line, of a quotation, or of a list entry. */
const lineStart = String.raw`(?<=^(?:[\t >]|[-*+] |\d+[.)] )*)`

const unread = [
  ...atLineStart.map((entry) => ({
    ...entry,
    syntax: new RegExp(`${lineStart}(?:${entry.syntax.source})`, 'gmu'),
    isLine: true,
  })),
  ...anywhere.map((entry) => ({
    ...entry,
    syntax: new RegExp(entry.syntax.source, 'gu'),
    isLine: false,
  })),
]

/** Reports syntax that would be printed as is. */
export const markdown = rule('markdown', (tree, report, file) => {
  const source = String(file)
  const texts: [start: number, end: number][] = []
  visit(tree, 'text', ({ position }) => {
    texts.push([position?.start.offset ?? 0, position?.end.offset ?? 0])
  })
  const reported: [start: number, end: number][] = []
  for (const { syntax, note, reason, isLine } of unread) {
    let last: number | undefined
    for (const match of source.matchAll(syntax)) {
      const { 0: found, 1: words = '', index } = match
      if (!isIn(texts, index) || isIn(reported, index)) continue
      reported.push([index, index + found.length])
      const isNextLine = isLine && last !== undefined && !/\n\s*\n/.test(source.slice(last, index))
      last = index
      if (isNextLine) continue
      const [line = ''] = isLine ? source.slice(index).split('\n') : [found]
      report(
        index,
        reason ?? `Readers see ${toShown(line)} as is.`,
        note.replace('$1', () => words).replace('$url', () => encodeURI(words)),
      )
    }
  }
})

function isIn(ranges: [start: number, end: number][], index: number): boolean {
  return ranges.some(([start, end]) => index >= start && index < end)
}

/** What readers see, shortened. */
function toShown(found: string): string {
  const shown = found
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('&amp;', '&')
    .trim()
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}
