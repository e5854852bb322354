import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Explanation } from '../../content/explanations.ts'
import { findTexts, toRules } from '../../content/findTexts.ts'
import type { Report } from '../messages.ts'

const markdown = 'Use Markdown instead of <$0>.'

/** HTML elements that have something better. */
const replaced = toRules({ id: 'html', where: ['name'] }, [
  [/^h[12]$/, markdown, 'Write ## and the words.'],
  [/^h[3-6]$/, markdown, 'Write ### and the words.'],
  [/^(b|strong)$/, markdown, 'Write **the words**.'],
  [/^(i|em)$/, markdown, 'Write *the words*.'],
  [/^a$/, markdown, 'Write [what it leads to](/services).'],
  [/^p$/, markdown, 'Leave an empty line between paragraphs, and delete the tags.'],
  [/^(ul|ol|li)$/, markdown, 'Write - and a space, or 1. and a space, before each entry.'],
  [/^(table|tr|td|th)$/, markdown, 'Write a table with | between its cells.'],
  [/^blockquote$/, markdown, 'Write > and a space before the words.'],
  [/^img$/, markdown, 'Write ![what the picture shows](./picture.jpg).'],
  [/^hr$/, markdown, 'Delete it: headings separate the parts of a page.'],
  [/^br$/, '<br> is a tag of HTML.', 'Leave an empty line for a new paragraph; delete <br>.'],
  // The content security policy blocks these.
  [
    /^(audio|embed|iframe|object|script|style|video)$/,
    '<$0> does not work on this site.',
    'Put a link in its place: [what it leads to](https://…).',
  ],
])

/** HTML elements that need no styles. */
const plain = /^(br|sub|sup)$/

/** Other HTML elements that old pages have. They would have the browser's default styles. */
const undesigned =
  /^(abbr|address|article|aside|big|button|center|cite|code|d[dlt]|del|div|fig(caption|ure)|font|footer|form|header|input|ins|kbd|label|link|main|mark|meta|nav|picture|pre|s|section|select|small|source|span|strike|svg|tbody|textarea|thead|tt|u|wbr)$/

/** Undefined if the name may be a word, as in <acid>. @param components their names */
export function explainHtml(name: string, components: string[]): Explanation | undefined {
  const component = components.find((other) => other.toLowerCase() === name)
  if (component) {
    return {
      reason: `There is no <${name}>.`,
      note: `Write <${component}> with a capital letter, in both tags.`,
    }
  }
  const [better] = findTexts(replaced, name, { name: [[0, 1]] })
  return better ?? (undesigned.test(name) ? withoutDesign(name) : undefined)
}

function withoutDesign(name: string): Explanation {
  return {
    reason: `<${name}> is HTML, for which this site has no design.`,
    note: 'Delete the tags, or use Markdown or a component.',
  }
}

/** Elements that are reported with the list or table around them. */
const parts = /^(li|t[dhr]|tbody|thead)$/

/** Reports a lowercase tag, unless it needs no styles. React refuses a <br> with content. */
export function checkHtml(
  { attributes, children, position }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
  components: string[],
  isInTag: boolean,
  report: Report,
): void {
  if (isInTag && parts.test(name)) return
  if (!plain.test(name) || (name === 'br' && children.length > 0)) {
    const { reason, note } = explainHtml(name, components) ?? withoutDesign(name)
    report(position, reason, note)
  } else if (attributes.length > 0) {
    report(position, `<${name}> can't have properties here.`, `Write <${name}>, and nothing else.`)
  }
}
