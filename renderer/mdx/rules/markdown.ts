import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** Markdown syntax that other sites support but this one doesn't. */
const unsupported: { syntax: RegExp; note: string }[] = [
  {
    syntax: /(?<!\\)\[\^[^\]\s]+\]/g,
    note: 'There are no footnotes: put a page that you cite into the "sources" field.',
  },
  { syntax: /~~\S[^~]*~~/g, note: 'Delete the words, or the symbols around them.' },
  {
    syntax: /^\[[ xX]\](?= )/g,
    note: 'Wrap the list in <Checklist>, which gives each line a box.',
  },
  { syntax: /^\[![A-Za-z]+\]/g, note: 'Wrap the text in <Tip> or <Warning> instead.' },
  {
    syntax: /(?<!\\)\[[^\]^]+\]\[[^\]]*\]/g,
    note: 'Write the address itself, as in [our services](/services).',
  },
]

/** Reports syntax that would be printed as is or misread. */
export const markdown = rule('markdown', (tree, report, file) => {
  const getSource = (start = 0, end = start) => String(file).slice(start, end)
  visit(tree, ['text', 'linkReference'], ({ position }) => {
    const start = position?.start.offset ?? 0
    for (const { syntax, note } of unsupported) {
      for (const { 0: found, index } of getSource(start, position?.end.offset).matchAll(syntax)) {
        report(start + index, `Readers see ${found} as is.`, note)
      }
    }
  })
  visit(tree, 'heading', ({ depth, position }) => {
    const start = position?.start.offset
    if (depth !== 2 || getSource(start, position?.end.offset).startsWith('#')) return
    report(
      position,
      'The line below makes this line a heading.',
      'Write ## before the words if it is one. Otherwise leave an empty line above the hyphens.',
    )
  })
})

const link =
  /(?<!\\)(?<start>!?\[[^\]\n]+\])(?<gap> ?)\((?<address>[^)"\n]*)(?<title> "[^"\n]*")?\)/g

/** Reports links and pictures that Markdown doesn't recognize because of a space. */
export const unreadLinks = rule('unread-links', (tree, report, file) => {
  visit(tree, 'text', ({ position }) => {
    const offset = position?.start.offset ?? 0
    const source = String(file).slice(offset, position?.end.offset)
    for (const { index, groups = {} } of source.matchAll(link)) {
      const { start = '', gap, address = '', title = '' } = groups
      // '[words] (in parentheses)' is ordinary text.
      if (gap && !/^(\.{0,2}\/|#|https?:)/.test(address)) continue
      const what = start.startsWith('!') ? 'picture' : 'link'
      report(
        offset + index,
        gap
          ? `This ${what} can't be read: a space stands between its brackets.`
          : `This ${what} can't be read: its address has a space.`,
        `Write ${start}(${address.trim().replaceAll(' ', '%20')}${title}).`,
      )
    }
  })
})
