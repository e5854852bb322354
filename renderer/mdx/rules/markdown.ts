import { type TextRow, toRules } from '../../content/findTexts.ts'
import { encodeUrl } from '../urls.ts'

type Syntax = [pattern: RegExp, note: TextRow[2]]

const aTable =
  'Write a line of dashes below the first row: | --- | --- |, with one for each column.'
const bullets = 'Begin each line with - and a space.'
const sources = 'Delete it, and put a page that you cite into the "sources" field.'
const formula = 'Write the formula with plain characters, as in 20 × 8.'
const pictureNote = 'Write ![What it shows](./picture.jpg), with the name of the picture.'

/** Syntax at the start of a line, from other tools or with a slip. Lines below it are the same. */
const atLineStart: Syntax[] = [
  // Docusaurus, VitePress.
  [
    /:{3,}[ \t]*\p{L}[\s\S]*?\n[\t >]*:{3,}|:{3,}/u,
    'Wrap the text in <Tip> or <Warning>, and delete the lines of colons.',
  ],
  // A definition list.
  [
    /:[ \t]+(?=\S)/u,
    'Write it in one paragraph with its term, as in:  **The term:** what it means.',
  ],
  [/\[[ xX]\](?= )/u, 'Wrap the list in <Checklist>, which gives each line a box.'],
  [/\[![A-Za-z]+\]/u, 'Wrap the text in <Tip> or <Warning> instead.'],
  // Word and Google Docs.
  [/[•·‣▪●○◦■□☐☑✓✔✗➢➤►▶]|[o§][\t\u00a0]|–[ \t\u00a0]/u, bullets],
  [/-(?=\p{L})/u, 'Write a space after the - if it begins a list.'],
  [/-(?=\u00a0)/u, 'Write an ordinary space after the -.'],
  [/(\d{1,2}[.)])(?=\p{L})/u, 'Write a space after the $1'],
  [/(\d{1,2}[.)])(?=\u00a0)/u, 'Write an ordinary space after the $1'],
  [/(#{2,6})(?![# \t\r\n])/u, 'Write an ordinary space after $1.'],
  [/#(?=\p{L})/u, 'Write ## and a space if it is a heading. Otherwise delete the #.'],
  [/(?:\*{2,3}|={2,})[ \t]*$/u, 'Delete it.'],
  [/\|.*\|[ \t]*$/u, aTable],
  [/[^\s|][^|\n]* \| [^\n]+\n[\t >]*[^|\n]+ \| /u, aTable],
  [/\\(?:#{1,6}|[-+*])[ \t]/u, 'Delete the \\ before it.'],
]

const anywhere: Syntax[] = [
  [
    /(?<!\\)\[\^[^\]\s]+\]/u,
    'There are no footnotes: put a page that you cite into the "sources" field.',
  ],
  [/~~\S[^~]*~~/u, 'Delete the words, or the symbols around them.'],
  // Obsidian.
  [
    /!\[\[([^\]\n|]+)[^\]\n]*\]\]/u,
    ([, name = '']) =>
      `Write ![What it shows](./${encodeUrl(name)}) if the picture is next to the article.`,
  ],
  [/\[\[[^\]\n]+\]\]/u, 'Write the words and the address, as in [our services](/services).'],
  [/(?<!\\)!\[[^\]\n]*\]\[[^\]\n]*\]/u, pictureNote],
  [/(?<!\\)\[[^\]^]+\]\[[^\]]*\]/u, 'Write the address itself, as in [our services](/services).'],
  [/==\s?([^=\n]*[^=\s])\s?==/u, 'Write **$1** instead.'],
  // WordPress.
  [
    /\[([a-z][\w-]*)(?: [\w-]+=[^\]\n]*)?\][\s\S]*?\[\/\1\]|\[[a-z][\w-]* [\w-]+=[^\]\n]*\]|\[\/[a-z][\w-]*\]|\[(?:gallery|toc|TOC)\]/u,
    'Delete it. A picture is ![What it shows](./picture.jpg "Its caption"), and a form or button a link: [schedule a visit](/contact).',
  ],
  // Chat assistants.
  [/(?<!\\)\[\d{1,3}\](?![[(])/u, sources],
  [/【[^】\n]*】|:contentReference\[[^\]\n]*\](?!\{)/u, sources],
  [/\p{Co}?cite(?:\p{Co}?turn\d+[a-z]+\d+)+\p{Co}?/u, sources],
  [/\\[a-zA-Z]{2,}|\$\$|\$[a-zA-Z]\w* ?=[^$\n]*\$/u, formula],
  // Escaped by an editor.
  [/\\\*\\\*(.+?)\\\*\\\*/u, 'Write **$1** instead.'],
  [/\\\[[^\]\n]+\\?\]\\?\([^)\n]*\)/u, 'Delete each \\ in it.'],
  [/&amp;#?\w+;/u, 'Write the character itself.'],
  [
    /(?<!\\)\*\*[ \t]*([^*\n]*[^*\s])[ \t]*\*\*/u,
    'Write **$1** with a space or an empty line before and after it.',
  ],
  [/(?<!\\)\*\*/u, 'Delete the stars, or write two on both sides of the bold words.'],
  [/(?<=\p{L})~(\w+)~/u, 'Write <sub>$1</sub> instead.'],
  [/(?<=\S)\^(\w+)\^/u, 'Write <sup>$1</sup> instead.'],
]

/** The start of a line, of a quotation, or of a list entry. */
const lineStart = String.raw`(?<=^(?:[\t >]|[-*+] |\d+[.)] )*)`

function asIs(found: string): string {
  const shown = found
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('&amp;', '&')
    .trim()
  return `Readers see ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown} as is.`
}

const where = ['text']

export const markdownRules = [
  ...toRules({ id: 'unread-links', where, isError: true }, [
    // Words after a picture that are no part of its name.
    [
      /(?<!\\)(!\[[^\]\n]+\]) ?\((\S+?\.(?:jpe?g|png|webp|avif)) +(?!=\d*x)['‘’]?((?![^)\n]*\.\w{3,4}\))[^()"“\n]*?)['‘’]?\)/i,
      'The caption of this picture has no straight double quotes.',
      'Write $1($2 "$3").',
    ],
    // With parentheses in its address. '[words] (in parentheses)' is ordinary text.
    [
      /(?<!\\)(?<start>!?\[[^\]\n]+\])(?<gap> (?=\((?:\.{0,2}\/|#|https?:)))?\((?<address>(?:[^()"“\n]|\([^()"“\n]*\))*?|[^"“\n]*?\.\w{3,4})(?<size> =\d*x\d*)?(?<title> ["“][^"”\n]*["”])?\)/,
      ({ groups: { start = '', gap, size, title = '' } = {} }) => {
        const cause = gap
          ? 'a space stands between its brackets'
          : size
            ? 'a size stands after its address'
            : /[“”]/.test(title)
              ? 'its caption has curly quotes'
              : 'its address has a space'
        return `This ${start.startsWith('!') ? 'picture' : 'link'} can't be read: ${cause}.`
      },
      ({ groups: { start, address = '', title = '' } = {} }) =>
        `Write ${start}(${encodeUrl(address.trim())}${title.replace(/[“”]/g, '"')}).`,
    ],
  ]),
  ...toRules({ id: 'misread', where: ['text', 'emphasis', 'strong'] }, [
    // The size of a filter, 16*25*1, is read as emphasis.
    [
      /(?:\w*\d(\*{1,2})[^\s*]+\1|(?<![\w*])(\*{1,2})[^\s*]+\2\d)\w*/,
      'The * in $0 is not shown.',
      ({ 0: found }) => `Write ${found.replace(/\*+/g, '×')} instead.`,
    ],
  ]),
  ...toRules(
    { id: 'markdown', where, isOnce: true },
    atLineStart.map(([{ source }, note]) => [
      new RegExp(`${lineStart}(?:${source})`, 'mu'),
      ({ input, index }) => asIs(input.slice(index).replace(/\n.*/s, '')),
      note,
    ]),
  ),
  ...toRules(
    { id: 'markdown', where },
    anywhere.map(([pattern, note]) => [pattern, ({ 0: found }) => asIs(found), note]),
  ),
  ...toRules({ id: 'markdown', where }, [
    [/&nbsp;/, '&nbsp; is a space at which lines never break.', 'Write an ordinary space.'],
  ]),
  ...toRules({ id: 'repeated-words', where: ['paragraph'] }, [
    [
      /(?<!\p{L})(?!(?:had|that)\b)(\p{L}+)(?!\s*\n\s*\n)\s+\1(?!\p{L})/iu,
      ({ 0: pair }) => `"${pair.replace(/\s+/g, ' ')}": this word is repeated.`,
      'Delete one of the two.',
    ],
  ]),
]
